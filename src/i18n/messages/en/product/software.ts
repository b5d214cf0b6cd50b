/** Words of the pages about apps and SDKs. Their numbers come from `domain/catalog/devices/device-policy.ts` and the rows. */
export const software = {
  percent: '{value}\u00A0%',
  free: 'Free',
  devicesAll: 'Shooter 1, 2, 3',
  devicesWifi: 'Shooter 2, 3, Wearable 3, Speaker 60',
  devicesFirst: 'Shooter 1, 2',

  appsTitle: 'Apps for Aroma Shooter',
  appsDescription:
    'Free apps for Aroma Shooter: connect it to Wi-Fi from your phone, play six scents by hand, or put scents on the timeline of a video.',
  appsHeading: 'Connect. Mix. Play.',
  appsLead: 'Three free apps for phone and computer. Each does one thing with your six scents.',
  webTitle: 'Nothing to install.',
  webText: 'Put scents on a timeline in your browser, and watch a simulated Aroma Shooter play it.',
  webOpen: 'Open the web player',
  ownTitle: 'Or write your own.',
  ownText: 'The SDKs are free too. One call opens a chamber.',
  ownSee: 'See the SDKs',

  shooterClaim: 'Your device, on your Wi-Fi.',
  shooterLead: 'Set up the device from your phone, then try its six scents one after the other.',
  shooterDescription:
    'The Aroma Shooter app for iOS and Android connects your device to Wi-Fi and lets you try each of its six scents. Free, with the first steps.',
  shooterStep1: 'Give it power',
  shooterStep1Text: 'Connect the device by USB. It opens a hotspot named after its serial number.',
  shooterStep2: 'Choose your network',
  shooterStep2Text:
    'In the app, open Settings, Others, Wi-Fi setup. Joining takes about half a minute. The device remembers the network, even without power.',
  shooterStep3: 'Try the six',
  shooterStep3Text:
    'Open one chamber after the other. If nothing comes out, the internal booster is off.',
  shooterGet: 'iOS: in the App Store, under its name. Android: on request.',
  sheetPath: 'Settings · Others',
  sheetTitle: 'Wi-Fi setup',
  sheetDevice: 'Device',
  sheetNetwork: 'Network',
  sheetNetworkName: 'Your Wi-Fi',
  sheetAddress: 'IP address',
  sheetState: 'Connected',
  sheetLabel: 'The page of the app on which the device joins Wi-Fi',
  lightsTitle: 'The light tells you.',
  lightsText:
    'Two lights on the front answer like this from firmware {version} on. Before that, Wi-Fi answered in red.',
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
    'A button opens its chamber, and the slider sets how strong. Mix by hand, without a line of code.',
  controllerDescription:
    'Aroma Controller for Windows and macOS: six buttons and six sliders, one for each chamber. Try a model of it here and see what it sends.',
  controllerStep1: 'Plug it in',
  controllerStep1Text:
    'Connect the device by USB. On Windows it needs the FTDI driver for USB serial devices.',
  controllerStep2: 'Set the strengths',
  controllerStep2Text:
    'Each slider goes from 0 to {max}\u00A0%. On the first version a chamber is only open or shut.',
  controllerStep3: 'Press',
  controllerStep3Text:
    'The chamber opens and shuts by itself, after {seconds}\u00A0s at the latest.',
  mixerLabel: 'A model of the Controller',
  mixerNote: 'A model: try it. Nothing is sent.',
  mixerStrength: 'Strength of {name}',
  mixerNothing: 'All chambers are shut.',
  mixerCall: 'What it sends',
  oneTitle: 'One program at a time.',
  oneText:
    'A USB port belongs to one program. Close the Controller before you start another one, or the other will not find the device.',
  controllerNextTitle: 'Want buttons of your own?',
  controllerNext: 'See the SDKs',

  playerClaim: 'Scents on the timeline.',
  playerLead:
    'Choose a video, set its moments, give each a scent. They come on cue, every time it plays.',
  playerDescription:
    'Aroma Player puts scents on the timeline of a video and plays both together, on Windows and macOS. How it works, and what you need to begin.',
  playerStep1: 'Choose a video',
  playerStep1Text: 'Connect the device by USB and open the video that should have a scent.',
  playerStep2: 'Set the moments',
  playerStep2Text: 'Stop where a scent belongs, set a mark and choose one of the six chambers.',
  playerStep3: 'Play',
  playerStep3Text: 'Each scent comes at its mark, at the strength you set, and ends with the air.',
  filmLabel: 'A video with five scents on its timeline',
  filmMark: '{seconds}\u00A0s · {percent}\u00A0%',
  cutTitle: 'Short marks smell best.',
  cutText:
    'A mark lasts {max}\u00A0s at most, and under {advised}\u00A0s is better. Split a longer scene into parts of {advised}\u00A0s, with pauses just as long.',
  cutLabel:
    'One long mark of {max} seconds, then two marks of {advised} seconds with {advised} seconds between them',
  cutLong: 'at most {value}\u00A0s',
  cutPart: '{value}\u00A0s',
  cutPause: 'pause',
  playerNextTitle: 'Try a timeline now.',
  playerNext: 'Open the web player',

  needTitle: 'Getting started',
  needSystem: 'Runs on',
  needDevice: 'Device',
  needLink: 'Connection',
  needPrice: 'Price',
  needGet: 'Get it',
  getByEmail: 'On request. We answer within {days} business {days:day|days}.',
  getLink: 'Write to us',
  otherTitle: 'The other apps',
  questions: 'Questions about software',

  sdkTitle: 'SDKs',
  sdkDescription:
    'Free SDKs for Windows, iOS, Android, Java, Node.js, Unity, MATLAB and C++, a premium SDK for Unity, and the HTTP API over Wi-Fi, with samples.',
  sdkHeading: 'Call a scent.',
  sdkLead:
    'Say which chambers, how strong and for how long. Free SDKs for {count} platforms, and an HTTP API for everything else.',
  sdkTry: 'Try the HTTP API',
  sdkTable: 'See all SDKs',
  sampleLegend: 'Sample for',
  sampleOf: 'Sample: {name}',
  sampleTells:
    'Every sample does the same: chamber {first} at {strong}\u00A0% and chamber {second} at {weak}\u00A0%, together, for {seconds}\u00A0s.',
  needsHttp: 'Your program and the device must be on the same network.',
  needsNode: 'Over Wi-Fi, with no package to install. The SDK itself uses USB.',
  needsWindows: 'One DLL for USB and Bluetooth. Windows 10 or 11, .NET Framework 4.7.2.',
  needsUnity: 'The Windows DLL in Assets/Plugins, with .NET 4.x. Or call over HTTP.',
  needsIos:
    'XCFramework for iOS 12 and Swift 5 or later. Info.plist must say what Bluetooth is for.',
  needsAndroid: 'From Maven Central, for Android 4.4 or later. Android 12 asks for permissions.',
  needsJava: 'From Maven Central, for Java 8 or later. USB needs the FTDI driver.',
  needsMatlab: 'Over Wi-Fi, with MATLAB’s built-in functions.',
  needsCpp: 'Over Wi-Fi, with libcurl.',

  cautionTitle: 'At most {max}\u00A0s at a time.',
  cautionText:
    'Longer continuous spray may overheat the device. Under {advised}\u00A0s is better, and after a long spray let it rest for {rest}\u00A0s. The SDKs cut a longer call to {max}\u00A0s.',

  platformsTitle: 'Pick your platform.',
  platformsText: 'All but one are free.',
  platformsCaption: 'All SDKs: what each runs on, how it connects and what it costs',
  columnName: 'SDK',
  columnPlatform: 'Runs on',
  columnLink: 'Connection',
  columnDevices: 'Devices',
  columnVersion: 'Version',
  columnPrice: 'Price',

  callsTitle: 'Two kinds of call.',
  callsText: 'One opens and shuts chambers. The other sets the strength of each.',
  callSimple: 'Open and shut',
  callSimpleText:
    'The time in milliseconds, the internal booster on or off, and the chambers from 1 to {chambers}.',
  callStrength: 'By strength',
  callStrengthText:
    'The time, both boosters and each chamber with its concentration, from 0 to {max}\u00A0%. 0 switches a chamber off.',
  callWorksWith: 'Works with {devices}',
  boosterTitle: 'Nothing comes out?',
  boosterText:
    'Without the internal booster, no scent leaves the device. Switch it on, or set it above 0, in every call.',

  renamedTitle: 'Renamed in 2026.',
  renamedText: 'Older code needs the new names. What the functions do has not changed.',
  renamedCaption: 'Old and new names in the SDKs',
  columnOld: 'Before',
  columnNew: 'Now',

  getSdkTitle: 'How to get one',
  getSdkText:
    'Each package in an order brings a licence for one SDK, up to {max} in one order. Choose it on the order page. If you already have a device, write to us.',
  getSdkOrder: 'Order the kit',
  premiumTitle: 'And a premium one',
  premiumText: '{name} is sold separately: write to us.',
  sdkNextTitle: 'No device at hand?',
  sdkNextText: 'Send your first call to the simulator.',
  sdkNext: 'Open the simulator',
} as const
