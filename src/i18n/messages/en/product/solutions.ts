/** Words of the three solution pages. Their numbers come from the policies of the catalogue and of contact. */
export const solutions = {
  count: '{value}',
  seconds: '{value}\u00A0s',
  metres: '{value}\u00A0m',
  centimetres: '{value}\u00A0cm',
  percent: '{value}%',
  percentRange: '{min}–{max}%',

  signageTitle: 'Scent signage for shops',
  signageDescription:
    'Rent a scent device for your shop that is aimed at one spot, plays in step with your screen and gets new cartridges about every {months:words} months.',
  signageName: 'Aroma Signage',
  signageClaim: 'A sign people can smell.',
  signageLead:
    'Rent a scent device for your shop. It greets the person who stops in front of it and leaves the rest of the shop alone.',
  signageAsk: 'Request a rental',
  signageHow: 'How it works',

  spotTitle: 'One spot. Not\u00A0the whole shop.',
  spotText:
    'The scent reaches the person in front of the device, not the whole floor. When the air stops, so does the scent.',
  spotUnit: 'at most, from the device to the person',

  filmTitle: 'In step with your screen.',
  filmText: 'Aroma Player shows your film and releases each scent at the second you choose.',
  filmExample: 'For example, a bakery’s {seconds}-second film:',
  filmAt: 'at {time}',

  rentalTitle: 'How the rental works',
  stepAsk: 'Send your request',
  stepAskText: 'Use the form below. No commitment.',
  stepAnswer: 'We reply',
  stepAnswerText:
    'Within {days:one business day|# business days}, with questions if anything is unclear.',
  stepPlan: 'Plan and quote',
  stepPlanText: 'We propose a spot, a device and its scents, with a monthly price.',
  stepDevice: 'The device arrives',
  stepDeviceText:
    'With the scents of your plan. It needs floor or counter space, power and a network.',
  stepScents: 'New scents',
  stepScentsText:
    'A cartridge lasts about {months:words} months. Then you change it, for the same scent or another.',

  planTitle: 'What the rental includes',
  planDevice: 'Device',
  planDeviceText:
    'The right one for your spot: a Shooter with {few:words} scents for a counter, a Speaker\u00A060 with {many} for an entrance.',
  planScents: 'Scents',
  planScentsText: 'From the catalog of about {scents}, or one made for your shop.',
  planPlayer: 'Player',
  planPlayerText: 'Aroma Player, for a film with scents on cue.',
  planPrice: 'Monthly price',
  planPriceText: 'Quoted for your project before you decide.',
  planLimits: 'Good to know',
  planLimitsText:
    'It scents a spot, not a room. It always needs power, and you may hear the fan of a Shooter.',
  simTitle: 'No network in the shop?',
  simUnit: 'per month, for the optional SIM card',
  simText:
    'With the card, the device brings its own connection. If the shop has Wi-Fi, you don’t need it.',

  requestTitle: 'Tell us about your shop.',
  requestIntro:
    'We reply within {days:one business day|# business days}. The more you tell us, the more accurate your first quote:',
  requestPlace: 'Where the shop is and what it sells',
  requestFloor: 'Its floor area, and where people stop',
  requestHours: 'Opening hours',
  requestSpots: 'How many spots should have a scent',
  requestNetwork: 'Network in the shop, or a SIM card',
  requestPeriod: 'Start date and length',
  requestHint:
    'Location, floor area, hours, number of spots, network, dates. As far as you know them.',

  vrTitle: 'Scent for VR, film and games',
  vrDescription:
    'Scent that follows a scene: set {count:words} scents from 0 to {max}% by distance, worn around the neck or aimed at one seat, for VR, film and games.',
  vrName: 'VR and entertainment',
  vrClaim: 'Step closer. Smell more.',
  vrLead: 'The scene knows how far you are from the rose. Now your nose does, too.',
  vrAsk: 'Tell us about your project',
  vrSee: 'See Wearable\u00A03',

  nearTitle: 'Distance becomes strength.',
  nearText:
    'The scene measures how far away an object is and turns the distance into a strength from 0 to {max}%.',
  nearUnit: 'between the calls of one university’s VR demo',
  nearDistance: 'Distance to the rose',
  nearStrength: 'Strength (%)',

  callTitle: 'One request from the scene.',
  callText:
    'The headset and the device share a network, and the scene calls the device directly. No account, no cloud in between.',
  callCode: 'A request from the scene to the device',
  callApi: 'Try the HTTP API',
  callSdk: 'See the SDKs',

  collarTitle: 'It goes where your head goes.',
  collarText:
    'Wearable\u00A03 rests on your shoulders with {count:words} scents, {half:words} on each side of the neck.',
  collarUnit: 'from collar to nose',
  chestText:
    'Shooter\u00A03 works too. It fits a chest harness for action cameras and runs from a power bank.',
  chestSee: 'See Shooter\u00A03',

  stagesTitle: 'Beyond the headset.',
  stageFilm: 'Film',
  stageFilmText: 'Aroma Player triggers each scent at a time code in the film.',
  stageFilmSee: 'Aroma Player',
  stageGames: 'Games',
  stageGamesText: 'Unity reaches the device through the Windows SDK or plain HTTP.',
  stageGamesSee: 'SDKs',
  stageShows: 'Exhibitions',
  stageShowsText: 'Speaker\u00A060 keeps {chambers} scents ready, up to {reach}\u00A0cm away.',
  stageShowsSee: 'Speaker\u00A060',

  artsTitle: 'Scent for research and art',
  artsDescription:
    'Write down which of {count:words} chambers opens, how strongly and for how long, and others can repeat your scent from MATLAB, Java, Node.js or plain HTTP.',
  artsName: 'Arts and science',
  artsClaim: 'Scent you can write down.',
  artsLead:
    'Which chamber, how strong, how long. Three numbers make a scent that someone else can repeat.',
  artsAsk: 'Tell us about your project',
  artsSee: 'See Shooter\u00A03',
  scoreName: 'A chart of {seconds} seconds of scent, with the same data as the table below',
  scoreCaption: '{count:Words} chambers. The height of each bar is its strength.',

  measureTitle: 'What you control',
  measureTiming: 'shortest switch from one scent to the next',
  measureStrength: 'for each chamber by itself',
  measureChambers: 'chambers, one at a time or mixed',

  benchTitle: 'At home on the lab bench.',
  benchText:
    'When the air stops, so does the scent. The next trial begins when your program says so.',

  protocolTitle: 'The same {seconds} seconds as a table',
  protocolText: 'The whole protocol is {count:words} lines. Print them in your methods section.',
  protocolCaption: 'A protocol of {count:words} stimuli',
  protocolStart: 'Start',
  protocolChamber: 'Chamber',
  protocolScent: 'Scent',
  protocolStrength: 'Strength',
  protocolDuration: 'Duration',
  protocolCopy: 'Copy as CSV',
  sendTitle: 'Then send it.',
  sendText: 'Lines that start together make one request. These are the two at {second}\u00A0s.',
  sendCode: 'A request with two chambers at once',
  sendMethods: 'Works from',
  sendNote:
    'A spray lasts up to {max}\u00A0s; under {advised}\u00A0s is better. After a long one, the device rests for {rest}\u00A0s.',

  ideasTitle: 'Ideas to start with',
  ideaBook: 'A picture book with a scent on every page',
  ideaSleep: 'A night with a scent for each phase of sleep',
  ideaDesk: 'A desk companion that responds to a smartwatch',
  ideaShow: 'A show of light, sound and scent',
  ideaClock: 'An alarm clock that starts with coffee',
  ideaFilm: 'A film with scents on cue',

  methodsTitle: 'Data for your methods section',
  methodsReach: 'Reach',
  methodsReachText: 'Up to {reach}\u00A0cm, aimed at one person',
  methodsAir: 'Carrier air',
  methodsAirText: 'Internal booster, unscented, 0–{max}%. At 0, no scent leaves the device.',
  methodsSource: 'Source',
  methodsSourceText: 'Solid cartridges, about {diffusions} sprays or {months} months each',
  methodsSound: 'Sound',
  methodsSoundText: 'A faint fan while it sprays',
  methodsPower: 'Power',
  methodsPowerText: 'USB or power bank, no battery inside',
  methodsControl: 'Control',
  methodsControlText: 'USB, Bluetooth, Wi-Fi',
  methodsWordsTitle: 'For your paper',
  methodsWords:
    'Scents were presented with Aroma Shooter\u00A03 ({company}, Japan), which carries the scent of solid cartridges to one person in unscented air and switches between {chambers:words} chambers in as little as {seconds}\u00A0s. Each stimulus is defined by its chamber, its strength (0–{max}%) and its duration (up to {limit}\u00A0s).',

  nextTitle: 'Where to next?',
  nextFaq: 'FAQ',
  nextFaqText: 'Reach, noise, power, cartridges',
  nextContact: 'Contact',
  nextContactText: 'We reply within {days:one business day|# business days}',
  nextSpeaker: 'Aroma Speaker\u00A060',
  nextSpeakerText: '{count} scents at once',
  nextShooter: 'Aroma Shooter\u00A03',
  nextShooterText: '{count:Words} scents, up to {reach}\u00A0cm',
  nextCartridges: 'Cartridges',
  nextCartridgesText: 'About {count} scents, and custom ones',
  nextPlayer: 'Aroma Player',
  nextPlayerText: 'Scents on the timeline of a film',
  nextSdk: 'SDKs',
  nextSdkText: 'Windows, iOS, Android, Java, Node.js, Unity, MATLAB, C++',
  nextWearable: 'Aroma Shooter Wearable\u00A03',
  nextWearableText: '{count:Words} scents around the neck',
} as const
