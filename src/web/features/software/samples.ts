/**
 * One call in every language: the same chambers, strengths and time. Names of calls are those after the rename of 2026.
 * Where an SDK's own words are not published, the sample goes over HTTP, which every language speaks.
 */
import { DEVICE_HTTP_PORT } from '#domain/catalog/devices/device-policy.ts'
import { deviceOf } from '#domain/catalog/devices/devices.ts'
import { CALLS } from '#domain/device-api/calls.ts'
import { toldOf } from '#domain/device-api/write-request.ts'
import type { MessageKey } from '#i18n/translate.ts'

import { MIX, MIX_BOOSTER, MIX_MS } from './deck.ts'

type Sample = {
  id: string
  /** The same in every language. */
  name: string
  needs: Extract<MessageKey, `software.needs${string}`>
  code: string
  /** What the device says to it. */
  answer?: string
}

export const SERIAL = deviceOf('aroma-shooter-3').serial?.example ?? 'DEVICE'

export const HOST_NAME = `${SERIAL}.local`

const HOST = `${HOST_NAME}:${DEVICE_HTTP_PORT}`
const { method: METHOD, path: PATH } = CALLS.shoot
const ADDRESS = `http://${HOST}${PATH}`
const [FIRST, SECOND] = MIX

export type Call = { chamber: number; percent: number }

/** As it goes over the network: `POST`, address and body. */
export const httpCallOf = (mix: readonly Call[]): string =>
  toldOf({
    name: 'shoot',
    host: HOST_NAME,
    body: {
      chambers: mix.map(({ chamber }) => chamber),
      concentrations: mix.map(({ percent }) => percent),
      duration: MIX_MS,
      internalBoosterIntensity: MIX_BOOSTER,
    },
  })

const node = `const call = {
  chambers: [${FIRST.chamber}, ${SECOND.chamber}],
  concentrations: [${FIRST.percent}, ${SECOND.percent}],
  duration: ${MIX_MS},
  internalBoosterIntensity: ${MIX_BOOSTER},
}

await fetch('${ADDRESS}', {
  method: '${METHOD}',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(call),
})`

const windows = `using ASControllerSDK;

var usb = AromaShooterControllerUSB.SharedInstance;
usb.ScanAndConnect();

usb.ShootAllWithIntensity(
    ${MIX_MS},
    new List<AromaChamber> {
        new AromaChamber { number = ${FIRST.chamber}, concentration = ${FIRST.percent} },
        new AromaChamber { number = ${SECOND.chamber}, concentration = ${SECOND.percent} },
    },
    internalBoosterIntensity: ${MIX_BOOSTER},
    externalBoosterIntensity: 0);`

const unity = `public class Garden : MonoBehaviour
{
    static readonly List<AromaChamber> Mix = new List<AromaChamber> {
        new AromaChamber { number = ${FIRST.chamber}, concentration = ${FIRST.percent} },
        new AromaChamber { number = ${SECOND.chamber}, concentration = ${SECOND.percent} },
    };

    AromaShooterControllerUSB usb =
        AromaShooterControllerUSB.SharedInstance;

    void Start() => usb.ScanAndConnect();

    void OnTriggerEnter(Collider visitor) =>
        usb.ShootAllWithIntensity(${MIX_MS}, Mix, ${MIX_BOOSTER}, 0);
}`

const ios = `import AromaShooterSwiftSDK

let controller = AromaShooterController.sharedInstance

controller.shootAllWithIntensity(
    durationInMilli: ${MIX_MS},
    internalBoosterIntensity: ${MIX_BOOSTER},
    externalBoosterIntensity: 0,
    chambers: [
        AromaChamber(number: ${FIRST.chamber}, concentration: ${FIRST.percent}),
        AromaChamber(number: ${SECOND.chamber}, concentration: ${SECOND.percent}),
    ])`

const android = `val controller = AndroidBLEController.getInstance()

// Once a device is connected:
controller.shootAllWithIntensity(
    ${MIX_MS}, ${MIX_BOOSTER}, 0,
    AromaChamber(${FIRST.chamber}, ${FIRST.percent}),
    AromaChamber(${SECOND.chamber}, ${SECOND.percent}),
)`

const java = `var controller = new USBASController();
controller.scanAndConnect(discoverCallback);

controller.shootAllWithIntensity(
    ${MIX_MS}, ${MIX_BOOSTER}, 0,
    new AromaChamber(${FIRST.chamber}, ${FIRST.percent}),
    new AromaChamber(${SECOND.chamber}, ${SECOND.percent}));`

const matlab = `call = struct( ...
    'chambers', [${FIRST.chamber} ${SECOND.chamber}], ...
    'concentrations', [${FIRST.percent} ${SECOND.percent}], ...
    'duration', ${MIX_MS}, ...
    'internalBoosterIntensity', ${MIX_BOOSTER});

webwrite('${ADDRESS}', ...
    call, weboptions('MediaType', 'application/json'));`

const cpp = `auto body = R"({
  "chambers": [${FIRST.chamber}, ${SECOND.chamber}],
  "concentrations": [${FIRST.percent}, ${SECOND.percent}],
  "duration": ${MIX_MS},
  "internalBoosterIntensity": ${MIX_BOOSTER}
})";
auto json = curl_slist_append(nullptr, "Content-Type: application/json");

CURL *curl = curl_easy_init();
curl_easy_setopt(curl, CURLOPT_URL, "${ADDRESS}");
curl_easy_setopt(curl, CURLOPT_HTTPHEADER, json);
curl_easy_setopt(curl, CURLOPT_POSTFIELDS, body);
curl_easy_perform(curl);`

/** The call was taken and has begun; the air goes on while the answer is on its way. */
const ANSWER = `HTTP/1.1 200 OK

${JSON.stringify({ serial: SERIAL, status: 'received' }, null, 1).replaceAll('\n', '')}`

export const SAMPLES: readonly Sample[] = [
  { id: 'http', name: 'HTTP', needs: 'software.needsHttp', code: httpCallOf(MIX), answer: ANSWER },
  { id: 'nodejs', name: 'Node.js', needs: 'software.needsNode', code: node },
  { id: 'windows', name: 'Windows', needs: 'software.needsWindows', code: windows },
  { id: 'unity', name: 'Unity', needs: 'software.needsUnity', code: unity },
  { id: 'ios', name: 'iOS', needs: 'software.needsIos', code: ios },
  { id: 'android', name: 'Android', needs: 'software.needsAndroid', code: android },
  { id: 'java', name: 'Java', needs: 'software.needsJava', code: java },
  { id: 'matlab', name: 'MATLAB', needs: 'software.needsMatlab', code: matlab },
  { id: 'cpp', name: 'C++', needs: 'software.needsCpp', code: cpp },
]

/** What is not an SDK but a way for everything else. */
export const PLATFORM_COUNT = SAMPLES.length - 1
