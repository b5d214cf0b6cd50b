/** Words of the three solution pages. Their numbers come from the policies of the catalogue and of contact. */
export const solutions = {
  count: '{value}',
  seconds: '{value}\u00A0s',
  metres: '{value}\u00A0m',
  centimetres: '{value}\u00A0cm',
  percent: '{value}\u00A0%',
  percentRange: '{min}–{max}\u00A0%',

  signageTitle: 'Scent signage for shops',
  signageDescription:
    'Rent a scent device for your shop: aimed at one spot, in step with your screen, with new cartridges about every {months} months. SIM card optional.',
  signageName: 'Aroma Signage',
  signageClaim: 'The sign you can smell.',
  signageLead:
    'A scent device for your shop, on a rental plan. It greets whoever stops in front of it and leaves the rest of the shop alone.',
  signageAsk: 'Request a rental',
  signageHow: 'How it works',

  spotTitle: 'One spot. Not the whole shop.',
  spotText:
    'It reaches the person in front of it, not the floor around. When the air stops, so does the scent.',
  spotUnit: 'at most, from the device to the person',

  filmTitle: 'In step with your screen.',
  filmText: 'Aroma Player shows your film and releases each scent at the second you choose.',
  filmExample: 'A bakery’s film of {seconds} seconds, for instance:',
  filmAt: 'at {time}',

  rentalTitle: 'From your request to the next scent.',
  stepAsk: 'You write to us',
  stepAskText: 'The form below is enough. It asks for your project, not for a decision.',
  stepAnswer: 'We answer',
  stepAnswerText:
    'Within {days} business {days:day|days}, with questions if something is still open.',
  stepPlan: 'Plan and quote',
  stepPlanText: 'We propose the spot, the device and its scents, with a monthly price.',
  stepDevice: 'The device arrives',
  stepDeviceText: 'With the scents of your plan. It needs a place to stand, power and a network.',
  stepScents: 'New scents',
  stepScentsText:
    'A cartridge lasts about {months} months. Then you change it, for the same scent or another.',

  planTitle: 'What the rental includes.',
  planDevice: 'Device',
  planDeviceText:
    'Chosen for your spot: a Shooter with {few} scents for a shelf, a Speaker\u00A060 with {many} for an entrance.',
  planScents: 'Scents',
  planScentsText: 'From about {scents} in the catalogue, or one made for your shop.',
  planPlayer: 'Player',
  planPlayerText: 'Aroma Player, for a film with scents at its time codes.',
  planPrice: 'Monthly price',
  planPriceText: 'Quoted for your project, before you decide.',
  planLimits: 'Good to know',
  planLimitsText:
    'It scents a spot, not a room. It always needs power, and its fan can be heard faintly.',
  simTitle: 'No network in the shop?',
  simUnit: 'a month, for the optional SIM card',
  simText:
    'With the card, the device brings its own connection. With Wi-Fi in the shop you do not need it.',

  requestTitle: 'Tell us about your shop.',
  requestIntro:
    'We answer within {days} business {days:day|days}. The more of this you can tell us, the closer the first quote:',
  requestPlace: 'Where the shop is, and what it sells',
  requestFloor: 'Its floor area, and where people stop',
  requestHours: 'Opening hours',
  requestSpots: 'How many spots should have a scent',
  requestNetwork: 'A network in the shop, or a SIM card',
  requestPeriod: 'From when, and for how long',
  requestHint: 'Place, floor area, hours, number of spots, network, period: as far as you know.',

  vrTitle: 'Scent for VR and entertainment',
  vrDescription:
    'Scent that follows a scene: {count} scents, each from 0 to {max}\u00A0% by distance, worn round the neck or aimed at one seat. For VR, film and games.',
  vrName: 'VR and entertainment',
  vrClaim: 'Step closer. Smell more.',
  vrLead: 'A scene knows how far you stand from the rose. Now your nose does, too.',
  vrAsk: 'Tell us your project',
  vrSee: 'See Wearable\u00A03',

  nearTitle: 'Distance becomes strength.',
  nearText:
    'The scene measures how far away an object is and turns that into a strength from 0 to {max}\u00A0%.',
  nearUnit: 'from one call to the next is often enough',
  nearDistance: 'Distance to the rose',
  nearStrength: 'Strength, %',

  callTitle: 'One request from the scene.',
  callText:
    'Headset and device share a network, and the scene speaks to the device directly. No account, no cloud in between.',
  callCode: 'A request from the scene to the device',
  callApi: 'Try the HTTP API',
  callSdk: 'See the SDKs',

  collarTitle: 'It goes where the head goes.',
  collarText:
    'Wearable\u00A03 rests on the shoulders: {count} scents, {half} on each side of the neck.',
  collarUnit: 'about, from the collar to the nose',
  chestText:
    'Shooter\u00A03 comes along too: it fits a chest harness for action cameras and runs from a power bank.',
  chestSee: 'See Shooter\u00A03',

  stagesTitle: 'Beyond the headset.',
  stageFilm: 'Film',
  stageFilmText: 'Aroma Player fires each scent at a time code of the picture.',
  stageFilmSee: 'Aroma Player',
  stageGames: 'Games',
  stageGamesText: 'Unity reaches the device through the Windows SDK or plain HTTP.',
  stageGamesSee: 'SDKs',
  stageShows: 'Exhibitions',
  stageShowsText: 'Speaker\u00A060 keeps {chambers} scents ready, up to {reach}\u00A0cm away.',
  stageShowsSee: 'Speaker\u00A060',

  artsTitle: 'Scent for research and art',
  artsDescription:
    'Which of {count} chambers, how strong, how long: a scent becomes a protocol that others can repeat, from MATLAB, Java, Node.js or plain HTTP.',
  artsName: 'Arts and science',
  artsClaim: 'Scent you can write down.',
  artsLead:
    'Which chamber, how strong, how long. Three numbers make a scent that somebody else can repeat.',
  artsAsk: 'Tell us your project',
  artsSee: 'See Shooter\u00A03',
  scoreName: '{seconds} seconds of scent, drawn: the table below says the same',
  scoreCaption: '{count} chambers. The height of a bar is its strength.',

  measureTitle: 'What you control',
  measureTiming: 'from one scent to the next, at its fastest',
  measureStrength: 'for each chamber by itself',
  measureChambers: 'chambers, one at a time or mixed',

  benchTitle: 'At home on the bench.',
  benchText: 'The scent ends with the air. The next trial begins when your program says so.',

  protocolTitle: 'The same {seconds} seconds, written.',
  protocolText: '{count} lines are the whole protocol. Print them in your methods section.',
  protocolCaption: 'A protocol of {count} stimuli',
  protocolStart: 'Start',
  protocolChamber: 'Chamber',
  protocolScent: 'Scent',
  protocolStrength: 'Strength',
  protocolDuration: 'Duration',
  sendTitle: 'And sent.',
  sendText: 'Lines that start together are one request. Here are the two at {second}\u00A0s.',
  sendCode: 'A request with two chambers at once',
  sendMethods: 'Works from',
  sendNote:
    'A spray lasts at most {max}\u00A0s and is better under {advised}\u00A0s. After a long one the device rests for {rest}\u00A0s.',

  ideasTitle: 'Begin with one of these.',
  ideaBook: 'A picture book that smells of its pages',
  ideaSleep: 'A night with a scent for each phase of sleep',
  ideaDesk: 'A companion for the desk that listens to a smartwatch',
  ideaShow: 'A show of light, sound and scent',
  ideaClock: 'An alarm clock that starts with coffee',
  ideaFilm: 'A film you can smell',

  methodsTitle: 'For your methods section.',
  methodsReach: 'Reach',
  methodsReachText: 'Up to {reach}\u00A0cm, aimed at one person',
  methodsAir: 'Carrier air',
  methodsAirText: 'Internal booster, odourless, 0–{max}\u00A0%. At 0 no scent leaves the device.',
  methodsSource: 'Source',
  methodsSourceText: 'Solid cartridges, about {diffusions} sprays or {months} months each',
  methodsSound: 'Sound',
  methodsSoundText: 'A faint fan while it sprays',
  methodsPower: 'Power',
  methodsPowerText: 'USB or power bank, no battery inside',
  methodsControl: 'Control',
  methodsControlText: 'USB, Bluetooth, Wi-Fi',

  nextTitle: 'Where to next',
  nextFaq: 'Questions and answers',
  nextFaqText: 'Reach, sound, power, cartridges',
  nextContact: 'Contact',
  nextContactText: 'Answered within {days} business {days:day|days}',
  nextSpeaker: 'Aroma Speaker\u00A060',
  nextSpeakerText: '{count} scents, with sound',
  nextShooter: 'Aroma Shooter\u00A03',
  nextShooterText: '{count} scents, up to {reach}\u00A0cm',
  nextCartridges: 'Cartridges',
  nextCartridgesText: 'About {count} scents, and yours on request',
  nextPlayer: 'Aroma Player',
  nextPlayerText: 'A film with a scent for its moments',
  nextSdk: 'SDKs',
  nextSdkText: 'Windows, iOS, Android, Java, Node.js, Unity, MATLAB, C++',
  nextWearable: 'Aroma Shooter Wearable\u00A03',
  nextWearableText: '{count} scents round the neck',
} as const
