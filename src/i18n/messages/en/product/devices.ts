/** What each product page says of its own. Numbers come from the device's row and `domain/catalog/devices/device-policy.ts`. */
export const devices = {
  shooter3Claim: 'Scent, aimed at one person.',
  shooter3Lead:
    '{chambers} solid scents, each at its own strength, up to {reach}\u00A0cm away. When the air stops, so does the smell.',
  shooter3Description:
    '{chambers} solid scents, each at its own strength, sent to one person up to {reach}\u00A0cm away. Reach, specifications, comparison and price of the kit.',

  shooter2Claim: '{reach}\u00A0cm. Or {boosted}.',
  shooter2Lead:
    'The palm-sized shooter. Attach the booster, and the same {chambers} scents go further.',
  shooter2Description:
    'A palm-sized shooter with {chambers} scents: {reach}\u00A0cm by itself, {boosted}\u00A0cm with the booster. Which cartridges fit, specifications and price.',
  boosterTitle: 'One device, two distances.',
  boosterText:
    'By itself it reaches the person at the desk. With the booster, the one across the table.',

  wearable3Claim: 'Turn around. It comes along.',
  wearable3Lead:
    'Worn round the neck, {chambers} scents stay about {reach}\u00A0cm from the nose, wherever you look in VR.',
  wearable3Description:
    '{chambers} scents worn round the neck, for VR and for moving about. Reach, connections, specifications and price.',
  wornTitle: 'It belongs to the head, not to the room.',
  wornNear: 'About {reach}\u00A0cm to the nose: little is needed, and it is gone at once.',
  wornChambers: '{count} chambers, {half} on each side.',
  wornScene: 'A scene fires it over the network, or an SDK over Bluetooth and USB.',

  speaker60Claim: '{chambers} scents on call.',
  speaker60Lead:
    'For exhibitions and shops: {chambers} scents, with sound, up to {reach}\u00A0cm away.',
  speaker60Description:
    '{chambers} scents and sound for exhibitions and shops, up to {reach}\u00A0cm away. Specifications and how to ask for a quote.',
  sixtyTitle: 'Every chamber, a different scent.',
  sixtyLoaded: 'scents loaded at once',
  sixtyPackages: 'packages of {count} cartridges fill it',
  sixtyCatalogue: 'scents or so to choose from',

  shooter1Claim: 'Where it began.',
  shooter1Lead:
    'The first {chambers} chambers, in {year}. It is no longer sold; cartridges and support go on.',
  shooter1Description:
    'The first version of {year}, with {chambers} chambers. No longer sold: which cartridges fit, which SDKs drive it, and how it compares.',
  lineageTitle: 'Everything since has learned from it.',
  lineageText: 'Solid scents in numbered chambers: that has not changed since.',
  lineageRegion: 'The devices, year by year',

  cartridgeClaim: 'A scent you can hold.',
  cartridgeLead:
    'Solid, not liquid: about {diffusions} sprays or {months} months from one. About {scents} to choose from.',
  cartridgeDescription:
    'About {scents} solid scents, each with about {diffusions} sprays. See all of them by kind, check which type fits your device, and order.',
  lifeTitle: 'Every dot is a spray.',
  lifeText: 'A solid cartridge gives about {times} times as many as the same amount of liquid.',
  lifeSolid: 'sprays or so from one solid cartridge',
  lifeLiquid: 'or so from the same amount of liquid',
  pricesTitle: 'What it costs',
  priceOne: 'One cartridge',
  priceOneText: 'One scent.',
  priceRefill: 'Refill pack',
  priceRefillText: '{count} cartridges of your choice.',
  priceKit: 'Kit',
  priceKitText: 'A shooter, {count} cartridges of your choice and an SDK.',
  libraryTitle: 'Every scent has a print.',
  libraryText: 'Drawn from its product code and its kind. No two are alike.',
  librarySearch: 'Name or product code',
  librarySearchButton: 'Search',
  libraryCount: '{count} {count:scent|scents}',
  libraryFound: '{count} {count:scent|scents} for “{search}”',
  libraryKinds: 'Kinds of scent',
  libraryEmptyTitle: 'No scent by that name',
  libraryEmptyText: 'Try another word, or ask us to make it.',
  libraryAll: 'Show all scents',
  madeToOrder: 'Made to order',
  cartridgeBand: '{count} chambers. What goes in?',
} as const
