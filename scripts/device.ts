/** A simulated device for programs of developers, at an address of this machine. */
import { DEVICE_SIMULATOR_PORT } from '../src/domain/catalog/devices/device-policy.ts'
import { deviceOf } from '../src/domain/catalog/devices/devices.ts'
import { COMMANDS } from './commands.ts'
import { deviceServer } from './dev/device-server.ts'
import { answerHelp } from './usage.ts'

answerHelp(COMMANDS.device.usage)

const say = (line: string) => void process.stdout.write(`${line}\n`)
const port = Number(process.env.DEVICE_PORT ?? DEVICE_SIMULATOR_PORT)
const serial = deviceOf('aroma-shooter-3').serial?.example ?? ''

deviceServer({ serial, say }).listen(port, '127.0.0.1', () =>
  say(`${serial} listens at http://localhost:${port}. Ctrl+C stops it.`),
)
