/** What each product page says of its own. Numbers come from the device's row and `domain/catalog/devices/device-policy.ts`. */
export const devices = {
  shooter3Claim: 'Scent, aimed at one person.',
  shooter3Lead:
    '{chambers:Words} solid scents, each at its own strength, up to {reach}\u00A0cm away. When the air stops, so does the scent.',
  shooter3Description:
    'Aroma Shooter 3 sends {chambers:words} solid scents to one person up to {reach}\u00A0cm away, each at its own strength. See how it works and what the kit costs.',
  shooter3Title: '{name}: digital scent device',
  shooter3Band: 'One box. {chambers:Words} scents of your choice.',

  shooter2Claim: '{reach}\u00A0cm. Or {boosted}.',
  shooter2Lead:
    'The palm-sized shooter. Attach the booster, and the same {chambers:words} scents reach farther.',
  shooter2Description:
    'A palm-sized shooter with {chambers:words} scents that reaches {reach}\u00A0cm, or {boosted}\u00A0cm with the booster. See the price and which cartridges fit.',
  shooter2Title: '{name}: palm-sized scent device',
  boosterTitle: 'One device, two distances.',
  boosterText:
    'On its own it reaches you at your desk; with the booster, someone across the table.',
  shooter2Band: 'A shooter for your desk.',
  nearWho: 'You, at your desk',
  farWho: 'Someone across the table',
  changesTitle: 'The booster changes only the reach.',
  changesText:
    'Attach it to the nozzle when you need the distance. The scents, their strength and the switching stay the same.',
  changesCaption: 'Shooter\u00A02 without and with the booster',

  wearable3Claim: 'Turn around. So\u00A0does the scent.',
  wearable3Lead:
    'Worn around the neck, {chambers:words} scents stay about {reach}\u00A0cm from your nose, wherever you look in VR.',
  wearable3Description:
    'Wear {chambers:words} scents around your neck, in VR or on the move. See the reach, connections, specifications and price of Aroma Shooter Wearable 3.',
  wearable3Title: '{name}: wearable scent device for VR',
  wearable3Band: 'Put it on and turn around.',
  wornTitle: 'Who wears it',
  wearerHeadset: 'Someone in a headset',
  wearerHeadsetText:
    'Trigger it from a scene over the network, or with an SDK over Bluetooth or USB.',
  wearerFeet: 'Someone on their feet',
  wearerFeetText: 'No desk needed. It runs on a power bank in a pocket.',
  wearerOthers: 'Someone in a group',
  wearerOthersText:
    'It’s about {reach}\u00A0cm from collar to nose. The scent is for the wearer, not for the room.',
  turnTitle: 'The collar turns with you.',
  turnText:
    'Seen from above, to scale. A shooter {desk}\u00A0cm away keeps pointing at the same spot. The collar stays about {reach}\u00A0cm from your nose.',
  turnLabel: 'Turn',
  degrees: '{value}°',
  turnBoth: 'Both scents reach the nose.',
  turnOne: 'Only {name} still reaches the nose.',
  collarTitle: 'About {reach}\u00A0cm from collar to nose.',
  collarText: '{count:Words} chambers, {half:words} on each side.',

  speaker60Claim: 'Call up any of {chambers} scents.',
  speaker60Lead:
    'For exhibitions and shops: {chambers} scents ready at once, up to {reach}\u00A0cm away.',
  speaker60Description:
    'Aroma Speaker 60 keeps {chambers} scents ready for exhibitions and shops, up to {reach}\u00A0cm away. See the specifications and request a quote.',
  speaker60Title: '{name}: scent device for exhibitions and shops',
  sixtyTitle: 'A different scent in every chamber.',
  sixtyLoaded: 'scents loaded at once',
  sixtyPackages: 'packs of {count:words} cartridges fill it',
  sixtyCatalogue: 'scents in the catalog',
  speaker60Band: 'Tell us about your space.',
  placeTitle: 'Where it goes',
  placeText:
    'Aim it at the spot where people stop. It reaches a person up to {reach}\u00A0cm away, not the whole room.',
  quoteTitle: 'From your space to a quote',
  quoteAsk: 'Tell us about it',
  quoteAskText: 'Where people stop, which scents you have in mind, and the dates.',
  quoteReply: 'We reply',
  quoteReplyText:
    'Within {days:one business day|# business days}, with questions if anything is unclear.',
  quoteSent: 'You get the quote',
  quoteSentText: 'With the price and the lead time. You decide after that.',

  shooter1Claim: 'Where it began.',
  shooter1Lead:
    'The first {chambers:words} chambers, from {year}. It’s no longer sold, but we still supply cartridges and support.',
  shooter1Description:
    'The first Aroma Shooter of {year}, with {chambers:words} chambers, is no longer sold. See which cartridges fit, which SDKs support it and how it compares.',
  shooter1Title: '{name}: the first digital scent device',
  lineageTitle: 'What came after it',
  lineageText: 'Solid scents in numbered chambers. That idea hasn’t changed.',
  lineageRegion: 'The devices, year by year',
  releasesTitle: 'Three years of updates',
  releasesText: 'What came out for it before it shared its software with the second version.',
  releaseWindows: 'Windows SDK 1.0.0: a program can open its chambers.',
  releaseIos: 'iOS SDK 1.0.0: so can an app, over Bluetooth.',
  releaseDuration: 'Windows SDK 1.0.1 removes the limit on how long a call lasts.',
  releaseRaspberry: 'Scripts for Raspberry Pi control it over Wi-Fi.',
  releaseStop: 'Windows SDK 1.1.0 can stop a spray that is running.',
  releaseJava: 'Java SDK 2.1.0 and Android SDK 2.2.0.',
  releaseGame: 'A scent memory game for iPad, with seven scents.',
  releaseScreen: 'iOS SDK 1.2.0 can stop a spray too, and brings a screen to connect.',
  releaseSecond: 'iOS SDK 1.3.0 controls the second version as well.',
  releaseSecondWindows: 'So does Windows SDK 2.0.0. Both versions share their SDKs from here on.',
  shooter1Band: 'Own one? Keep it going.',
  generationsTitle: 'Reach of each version',
  generationsText: 'All on one scale.',
  supportTitle: 'Still supported',
  supportText:
    'Sales have ended, but cartridges and support continue. No end date has been announced. Its serial number begins with {prefix}, and it takes standard cartridges.',
  variantsCaption: 'Each unit has one of three connections',
  variant: 'Connection',
  variantWithoutSdk: 'No current SDK. Ask us for support.',

  cartridgeClaim: 'A scent you can hold.',
  cartridgeLead:
    'Solid, not liquid. One cartridge lasts about {diffusions} sprays or {months} months. Choose from about {scents} scents.',
  cartridgeDescription:
    'Choose from about {scents} solid scents with about {diffusions} sprays each, check which cartridge type fits your device, and order online.',
  cartridgeTitle: '{name}: solid scent cartridges',
  lifeTitle: 'Every dot is a spray.',
  lifeText:
    'That’s about {times} times as many sprays as from the same amount of liquid, by our own figures.',
  lifeSolid: 'sprays from one solid cartridge',
  lifeLiquid: 'sprays from the same amount of liquid',
  pricesTitle: 'What it costs',
  priceOne: 'One cartridge',
  priceOneText: 'One scent.',
  priceRefill: 'Refill pack',
  priceRefillText: '{count:Words} cartridges of your choice.',
  priceKit: 'Kit',
  priceKitText: 'A shooter, {count:words} cartridges of your choice and an SDK license.',
  libraryTitle: 'Every scent has a print.',
  libraryText: 'Each print has its scent’s own color and outline. No\u00A0two are the same.',
  cartridgeBand: '{count:Words} chambers. What goes in?',
} as const
