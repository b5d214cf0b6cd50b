/** Words of the page about the device's HTTP API. What stands in code is not translated. */
export const deviceApi = {
  deviceApiTitle: 'Device HTTP API',
  deviceApiDescription:
    'Fire up to {chambers} scents with one HTTP request over your own Wi-Fi. Reference, copyable examples and a simulated Aroma Shooter to try it on.',

  h1: 'Scent, over HTTP.',
  lead: 'One request on your own network, and the device sprays. No account, no library, no cloud in between.',
  goTry: 'Try it',
  goReference: 'Read the reference',
  exampleRequest: 'Request',
  exampleAnswer: 'Answer',
  factPort: 'Port',
  factFirmware: 'All calls from firmware',
  factDevices: 'Devices with Wi-Fi',

  tryTitle: 'Send it a request.',
  tryIntro:
    'This Shooter\u00A03 lives on the page. It reads your request, answers and refuses as the real one does.',
  callLegend: 'Call',
  chambersLegend: 'Scents and their concentration',
  airLegend: 'Time and air',
  duration: 'Duration',
  internalBooster: 'Internal booster',
  externalBooster: 'External booster',
  seconds: '{value}\u00A0s',
  percent: '{value}\u00A0%',
  hostLabel: 'Address of your device',
  hostHint: 'For the commands you copy. The simulator needs none.',
  hostError: 'Enter an IP address or a host name, without http:// and port.',
  send: 'Send to the simulator',
  stopAll: 'Stop all',

  simulatorTitle: 'Simulated Shooter\u00A03',
  chambersNow: 'The chambers now',
  idle: 'idle',
  spraying: '{percent}\u00A0% · {seconds}\u00A0s left',
  resting: 'rests {seconds}\u00A0s',
  logTitle: 'Requests and answers',
  logEmpty: 'Nothing sent yet.',
  logInvalid: 'Refused: the device could not accept a value in this request. Nothing changed.',
  cautionNoAir: 'The internal booster is at 0: chambers open, but no scent leaves the device.',
  cautionLong:
    'A long spray. Under {advised}\u00A0s is better. Afterwards, let the chamber rest for {rest}\u00A0s.',
  cautionRest: 'Chamber {chamber} was still resting. After a long spray, wait {rest}\u00A0s.',
  cautionInAll:
    'Chamber {chamber} now sprays for more than {max}\u00A0s without a break. A real device may overheat.',

  requestTitle: 'Your request',
  ownTitle: 'To your own device',
  ownText:
    'Copy the command and run it on a computer on the same network. This page cannot send it for you: its security policy lets it talk to our server only, and browsers stop a page served over HTTPS from calling plain HTTP.',

  referenceTitle: 'Six calls, all told.',
  referenceText:
    'Plain HTTP with JSON. Calls under /asn need firmware {firmware} or later; those under /as2 are older and still work.',
  hostText:
    'Use the IP address: it is fastest. The serial number with .local works too, but is slower, and Android cannot find it.',
  fieldsOf: 'Fields of {call}',
  columnField: 'Field',
  columnMeaning: 'Meaning',
  needYes: 'Required.',
  needNo: 'Optional.',
  needEither: 'One of the two.',
  exampleOf: 'Example of {call}',
  answerOf: 'Answer to {call}',

  shootTitle: 'Spray',
  shootText: 'Opens one chamber or several at once, each as strong as you say.',
  fieldChambers: 'The chambers to open, 1 to {chambers}, each once.',
  fieldConcentrations: 'How strong each is, in percent, in the same order.',
  fieldDuration: 'Milliseconds, the same for all. At most {seconds}\u00A0s.',
  fieldDurations: 'Milliseconds for each, in the same order.',
  fieldInternal: 'The fan that carries the scent. At 0, or left out, no scent leaves the device.',
  fieldExternal: 'The attached fan, in percent. Shooter\u00A03 only; Shooter\u00A02 ignores it.',
  shootNote:
    'The answer comes at once: “received” means the spray has begun and goes on. A body the device cannot read gets 400 and “invalid”.',
  identityTitle: 'Who is there',
  identityText: 'Answers with the serial number and does nothing else. Made for finding devices.',
  versionTitle: 'Firmware version',
  versionText: 'The version that the device runs.',
  stopTitle: 'Stop all',
  stopText: 'Closes every chamber and stops the fans.',
  diffuseTitle: 'Spray, the older call',
  diffuseText:
    'For firmware 2.x without the calls under /asn, and for programs that already use it.',
  fieldChannels: 'The chambers to open, 1 to {chambers}.',
  fieldIntensities: 'How strong each is, in percent, in the same order.',
  fieldDurationsOld: 'Milliseconds for each. At most {seconds}\u00A0s.',
  fieldBooster: 'The internal booster, on or off. Off if left out.',
  diffuseNote:
    'Firmware 1.x takes one scent per call: duration, channel, intensity and booster, each a single value.',
  firmwareTitle: 'Firmware, and whether there is a newer one',
  firmwareText:
    'The version it runs, the latest one it knows, and whether it reaches the internet: “true” or “false”, as text.',

  limitsTitle: 'Limits',
  limitsNote: 'Spray for at most {max}\u00A0s at a time.',
  limitsText:
    'Longer may overheat the device. Under {advised}\u00A0s is better, and after a long spray let it rest for {rest}\u00A0s.',
  limitsSplit:
    'The limit holds for each chamber, and the booster counts as one. For a longer effect, spray {advised}\u00A0s and pause {advised}\u00A0s in turn.',

  setUpTitle: 'Joining your Wi-Fi',
  setUpPower: 'Connect the device to USB power.',
  setUpHotspot:
    'Join its hotspot. It is named after the serial number; the password is on the label or in the manual.',
  setUpPage: 'Open {address} in a browser and choose your network.',
  setUpAddress: 'Wait about 30\u00A0s and note the IP address.',
  setUpKept:
    'The device remembers the network, even without power. The hotspot is for set-up only: for calls, device and computer must be on the same network. Once the device has joined yours, the hotspot switches itself off; switch the device off and on to get it back.',
  lightsCaption: 'What the front lights say, from firmware {firmware}',
  lightGreen: 'Green, three blinks',
  lightWifi: 'Wi-Fi connected',
  lightBlue: 'Blue, three blinks',
  lightBluetooth: 'Bluetooth connected',
  lightRed: 'Red, two short blinks',
  lightOff: 'Disconnected',

  errorsTitle: 'When it does not work',
  error400: '400, “invalid”',
  error400Text:
    'A value is out of range, one list is longer than the other, or a field is missing. Nothing was sprayed.',
  errorAir: 'It answers, but there is no scent',
  errorAirText: 'The internal booster is off. Set internalBoosterIntensity between 1 and {max}.',
  errorSilent: 'No answer at all',
  errorSilentText:
    'Device and computer are on different networks, you are still on the hotspot, or port {port} is missing from the address.',
  errorSlow: 'The first call takes several seconds',
  errorSlowText: 'That is the .local name being looked up. Use the IP address.',
  errorUnknown: 'A call under /asn is not found',
  errorUnknownText: 'The firmware is older than {firmware}. Use the calls under /as2, or update.',
  errorBrowser: 'It works in a terminal, not in a page',
  errorBrowserText:
    'The device lets pages of any origin call it, but browsers block plain HTTP from pages served over HTTPS. Serve your page over HTTP on your own network, or call from a program.',

  moreTitle: 'Not over Wi-Fi?',
  moreText: 'SDKs reach the same chambers over USB and Bluetooth.',
  moreSdk: 'See the SDKs',
  morePlayer: 'Compose in the web player',
  moreShopApi: 'The shop’s own API',
  moreContact: 'Ask us',
} as const
