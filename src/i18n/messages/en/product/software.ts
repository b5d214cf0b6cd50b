/** Words of the pages about apps and SDKs. Their numbers come from `domain/catalog/devices/device-policy.ts` and the rows. */
export const software = {
  percent: '{value}%',
  free: 'Free',
  devicesAll: 'Shooter 1, 2, 3',
  devicesWifi: 'Shooter 2, 3, Wearable 3, Speaker 60',
  devicesFirst: 'Shooter 1, 2',

  appsTitle: 'Free apps for Aroma Shooter scent devices',
  appsDescription:
    'Free apps for Aroma Shooter connect it to Wi-Fi from your phone, play six scents by hand, or put scents on the timeline of a video.',
  appsHeading: 'Connect. Mix. Play.',
  appsLead: 'Three free apps for phone and computer, each for one task with your six scents.',
  webTitle: 'Nothing to install.',
  webText: 'Put scents on a timeline in your browser and watch a simulated Aroma Shooter play it.',
  webOpen: 'Open the web player',
  whichTitle: 'What each app needs',
  columnApp: 'App',
  webSystem: 'A current desktop browser',
  webLink: 'No device needed',
  ownTitle: 'Or write your own.',
  ownText: 'The SDKs are free too. One call opens a chamber.',
  ownSee: 'See the SDKs',

  shooterClaim: 'Your device, on your Wi-Fi.',
  shooterLead: 'Set up the device from your phone, then try its six scents one by one.',
  shooterDescription:
    'The free Aroma Shooter app for iOS and Android connects your device to Wi-Fi and lets you try each of its six scents.',
  shooterTitle: '{name} app: scent device setup',
  shooterStep1: 'Give it power',
  shooterStep1Text: 'Connect the device by USB. It opens a hotspot named after its serial number.',
  shooterStep2: 'Choose your network',
  shooterStep2Text:
    'In the app, open Settings, Others, Wi-Fi setup. Joining takes about half a minute. The device remembers the network, even when unplugged.',
  shooterStep3: 'Try the six',
  shooterStep3Text:
    'Open one chamber after another. If nothing comes out, the internal booster is off.',
  shooterGet: 'iOS: search for “Aroma Shooter” in the App Store. Android: on request.',
  sheetPath: 'Settings · Others',
  sheetTitle: 'Wi-Fi setup',
  sheetDevice: 'Device',
  sheetNetwork: 'Network',
  sheetNetworkName: 'Your Wi-Fi',
  sheetAddress: 'IP address',
  sheetState: 'Connected',
  sheetLabel: 'The app’s Wi-Fi setup screen',
  lightsTitle: 'What the lights mean',
  lightsText:
    'From firmware {version} on, two front lights show the connection. Earlier firmware showed Wi-Fi in red.',
  lightsCaption: 'What the lights on the device mean',
  lightColumn: 'Light',
  meaningColumn: 'Meaning',
  lightGreen: 'Green, three blinks',
  lightGreenText: 'Wi-Fi is connected.',
  lightBlue: 'Blue, three blinks',
  lightBlueText: 'Bluetooth is connected.',
  lightRed: 'Red, two short blinks',
  lightRedText: 'The connection is lost.',
  shooterNextTitle: 'No device yet?',
  shooterNext: 'See Shooter\u00A03',

  controllerClaim: 'Six buttons. Six sliders.',
  controllerLead:
    'Each button opens a chamber, and its slider sets the strength. Mix by hand, without a line of code.',
  controllerDescription:
    'Aroma Controller for Windows and macOS has a button and a slider for each of the six chambers. Try a model of it here and see what it sends.',
  controllerTitle: '{name}: app to mix scents by hand',
  controllerStep1: 'Plug it in',
  controllerStep1Text:
    'Connect the device by USB. On Windows, you need the FTDI driver for USB serial devices.',
  controllerStep2: 'Set the strengths',
  controllerStep2Text:
    'Each slider goes from 0 to {max}%. On first-version devices, a chamber is either open or closed.',
  controllerStep3: 'Press a button',
  controllerStep3Text:
    'The chamber opens and then closes by itself, after {seconds}\u00A0s at the latest.',
  mixerLabel: 'A model of the Controller',
  mixerNote: 'This is a model to try. Nothing is sent.',
  mixerStrength: 'Strength of {name}',
  mixerNothing: 'All chambers are closed.',
  mixerCall: 'What it sends',
  oneTitle: 'One program at a time.',
  oneText:
    'Only one program can use a USB port at a time. Close the Controller before you start another program, or that program won’t find the device.',
  controllerNextTitle: 'Want buttons of your own?',
  controllerNext: 'See the SDKs',

  playerClaim: 'Scents on the timeline.',
  playerLead:
    'Choose a video, mark its moments, and give each one a scent. The scents play on cue every time.',
  playerDescription:
    'Aroma Player for Windows and macOS puts scents on the timeline of a video and plays both together. See how it works and what you need.',
  playerTitle: '{name}: app for scents on a video timeline',
  playerStep1: 'Choose a video',
  playerStep1Text: 'Connect the device by USB and open your video.',
  playerStep2: 'Mark the moments',
  playerStep2Text: 'Stop where a scent belongs, set a cue and choose one of the six chambers.',
  playerStep3: 'Play',
  playerStep3Text: 'Each scent plays at its cue, at the strength you set.',
  filmLabel: 'A video with five scents on its timeline',
  filmMark: '{seconds}\u00A0s · {percent}%',
  cutTitle: 'Short cues work best.',
  cutText:
    'A cue lasts {max}\u00A0s at most, and under {advised}\u00A0s is better. Split a longer scene into parts of {advised}\u00A0s, with pauses of the same length.',
  cutLabel:
    'One long cue of {max} seconds, then two cues of {advised} seconds with {advised} seconds between them',
  cutLong: 'up to {value}\u00A0s',
  cutPart: '{value}\u00A0s',
  cutPause: 'pause',
  playerNextTitle: 'Try a timeline now.',
  playerNext: 'Open the web player',

  needTitle: 'What you need',
  needSystem: 'Runs on',
  needDevice: 'Device',
  needLink: 'Connection',
  needPrice: 'Price',
  needGet: 'How to get it',
  getByEmail: 'On request. We reply within {days:one business day|# business days}.',
  getLink: 'Request the app',
  otherTitle: 'The other apps',
  questions: 'Software FAQ',

  sdkTitle: 'SDKs',
  sdkPageTitle: 'SDKs for digital scent devices',
  sdkDescription:
    'Free SDKs for Windows, iOS, Android, Java, Node.js, Unity, MATLAB and C++, a premium SDK for Unity and a Wi-Fi HTTP API let your program control scent.',
  sdkHeading: 'Call a scent.',
  sdkLead:
    'Set the chambers, the strength and the time. There are free SDKs for {count:words} platforms, and an HTTP API for everything else.',
  sdkTry: 'Try the HTTP API',
  sdkTable: 'See all SDKs',
  sampleLegend: 'Sample for',
  sampleOf: 'Sample: {name}',
  sampleTells:
    'Every sample does the same thing. It opens chamber {first} at {strong}% and chamber {second} at {weak}%, together, for {seconds}\u00A0s.',
  needsHttp: 'Your program and the device must be on the same network.',
  needsNode: 'Uses Wi-Fi, with nothing to install. The SDK itself uses USB.',
  needsWindows: 'One DLL for USB and Bluetooth. Windows 10 or 11, .NET Framework 4.7.2.',
  needsUnity: 'Put the Windows DLL in Assets/Plugins, with .NET 4.x, or call the device over HTTP.',
  needsIos:
    'XCFramework for iOS 12 and Swift 5 or later. Info.plist must say why the app uses Bluetooth.',
  needsAndroid:
    'From Maven Central, for Android 4.4 or later. Android 12 and later need Bluetooth permissions.',
  needsJava: 'From Maven Central, for Java 8 or later. USB needs the FTDI driver.',
  needsMatlab: 'Uses Wi-Fi and MATLAB’s built-in functions.',
  needsCpp: 'Uses Wi-Fi and libcurl.',

  cautionTitle: 'At most {max}\u00A0s at a time.',
  cautionText:
    'Longer sprays may overheat the device. Keep them under {advised}\u00A0s, and let it rest for {rest}\u00A0s after a long one. The SDKs cut longer calls to {max}\u00A0s.',

  platformsTitle: 'Pick your platform.',
  platformsText: 'All are free except the premium SDK for Unity.',
  platformsCaption: 'All SDKs: what each runs on, how it connects and what it costs',
  columnName: 'SDK',
  columnPlatform: 'Runs on',
  columnLink: 'Connection',
  columnDevices: 'Devices',
  columnVersion: 'Version',
  columnPrice: 'Price',

  callsTitle: 'Two kinds of call.',
  callsText: 'One opens and closes chambers. The other sets the strength of each.',
  callSimple: 'Open and close',
  callSimpleText:
    'The time in milliseconds, the internal booster on or off, and the chambers from 1 to {chambers}.',
  callStrength: 'Set the strength',
  callStrengthText:
    'The time, both boosters, and each chamber with its concentration from 0 to {max}%. At 0, the chamber stays closed.',
  callWorksWith: 'Works with {devices}',
  boosterTitle: 'Nothing comes out?',
  boosterText:
    'Without the internal booster, no scent leaves the device. Switch it on, or set it above 0, in every call.',

  renamedTitle: 'Renamed in 2026.',
  renamedText: 'Older code needs the new names. What the functions do hasn’t changed.',
  renamedCaption: 'Old and new names in the SDKs',
  columnOld: 'Before',
  columnNew: 'Now',

  getSdkTitle: 'How to get one',
  getSdkText:
    'The free SDKs cost nothing, with or without an order. Each pack you order includes a license for one SDK of your choice, up to {max:words} per order. If you already have a device, contact us for the SDK.',
  getSdkLink: 'Request an SDK',
  getSdkOrder: 'Order the kit',
  premiumTitle: 'Premium SDK',
  premiumText: '{name} is sold separately. Contact us to buy it.',
  projectsTitle: 'Programs that call scents.',
  projectsText: 'What people have built, and where to try or read more.',
  projectControls: 'Six buttons, six sliders',
  projectControlsText: 'A tutorial builds this controller for Windows, step by step.',
  projectControlsSee: 'Try a model of it',
  projectVr: 'A rose in VR',
  projectVrText:
    'One university’s VR demo turns distance into strength, with a call every {seconds}\u00A0s.',
  projectVrSee: 'Scent in VR',
  projectFind: 'Devices found by name',
  projectFindText:
    'Samples for Windows, Android and a standalone headset find a device on the local network.',
  projectFindSee: 'See the HTTP API',
  projectGame: 'Pairs by nose',
  projectGameText:
    'In our memory game for iPad, you turn over two cards and smell whether they match.',
  projectGameSee: 'Play it below',
  pairsText:
    '{count} cards, two of each scent. Turn over two: the device sprays the scent of each, and the card itself says nothing. On this page, the light of the chamber stands in for your nose.',
  pairsCard: 'Card {number}',
  pairsOpenCard: 'Card {number}, turned over',
  pairsBegin: 'Turn over a card.',
  pairsSmelled: '{name}.',
  pairsFound: '{name}: a pair.',
  pairsTurns: 'Turns: {count}',
  pairsOver: 'All found in {count} {count:turn|turns}.',
  pairsAgain: 'New game',
  pairsCall: 'What the game sends for a card',

  sdkNextTitle: 'No device at hand?',
  sdkNextText: 'Send your first call to the simulator.',
  sdkNext: 'Open the simulator',
} as const
