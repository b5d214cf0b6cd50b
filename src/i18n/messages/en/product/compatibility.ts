/** Which cartridge, which SDK and which call fit a device, read from its serial number. Spec §1 "plate-type cartridge". */
export const compatibility = {
  plateTitle: 'Does your serial number begin with {prefix}?',
  plateText:
    'Devices whose serial number begins with {prefix} take plate-type cartridges only. Cartridges bought before {month} don’t fit them.',
  serialLabel: 'Serial number of your device',
  serialHint: 'It’s printed on the side, for example {example}.',
  serialCheck: 'Check',
  serialUnreadable:
    'That isn’t one of our serial numbers. They begin with ASN and end with digits.',
  serialNearly: 'Please compare it with the label again.',

  answerPlate: '{serial} takes plate-type cartridges.',
  answerStandard: '{serial} takes standard cartridges.',
  rowDevice: 'Device',
  rowEarlier: 'Bought before {month}',
  earlierFits: 'They fit, but their {months:words} months are over.',
  earlierDoesNotFit: 'They don’t fit.',
  rowCalls: 'Control',
  callSimple: 'On or off',
  callIntensity: '{min}–{max}% for each scent',
  rowSdks: 'SDKs',
  sdksByVariant: 'Your device has one of these connections: {links}. Choose an SDK for that one.',
  rowHttp: 'HTTP API',
  httpNone: 'Not available without Wi-Fi',
  httpPort: 'Port {port}',
  httpFrom: '{path} from firmware {firmware}',
  httpAlways: '{path} with any firmware',
  orderCartridges: 'Order cartridges for it',
  seeSdks: 'See the SDKs',

  incompleteTitle: 'Serial numbers of {device} look like {example}.',
  incompleteText:
    'A digit may be missing or extra. If yours is printed exactly like this, contact us.',
  unknownTitle: 'We don’t know this number.',
  unknownText:
    'On shooters it’s on the side and begins with ASN. A wearable or speaker can’t be identified by its number. Contact us, and we’ll tell you what fits.',
  ask: 'Ask what fits',
  askSubject: 'What fits device {serial}?',

  sendPlate: 'We’ll send plate-type cartridges for your {device}.',
  sendStandard: 'We’ll send standard cartridges for your {device}.',
  sendUnknown: 'If you order without changing it, we’ll send standard cartridges.',
  sdksDoNotFit: '{names} can’t control it.',

  orderUntoldText:
    'We’ll send standard cartridges. If the refill pack is for a device whose serial number begins with {prefix}, it needs plate-type cartridges. Please tell us before we ship.',
  orderUnknownText:
    'We don’t know the number {serial}. Please tell us which device it is before we ship.',
  orderTell: 'Contact us',
  orderSubject: 'Order {number}: type of cartridge',
} as const
