import { account } from './account.ts'
import { admin } from './admin.ts'
import { checkout } from './checkout.ts'
import { devices } from './devices.ts'
import { home } from './home.ts'
import { legal } from './legal.ts'
import { mail } from './mail.ts'
import { newsletter } from './newsletter.ts'
import { order } from './order.ts'
import { parts } from './parts.ts'
import { pictures } from './pictures.ts'
import { problems } from './problems.ts'
import { product } from './product.ts'
import { shell } from './shell.ts'
import { ui } from './ui.ts'
import { viewer } from './viewer.ts'

export const korean = {
  account,
  admin,
  checkout,
  devices,
  home,
  legal,
  mail,
  newsletter,
  order,
  parts,
  pictures,
  problems,
  product,
  shell,
  ui,
  viewer,
} as const
