import { account } from './account.ts'
import { admin } from './admin.ts'
import { careers } from './careers.ts'
import { checkout } from './checkout.ts'
import { company } from './company.ts'
import { contact } from './contact.ts'
import { deviceApi } from './deviceApi.ts'
import { devices } from './devices.ts'
import { faq } from './faq.ts'
import { home } from './home.ts'
import { legal } from './legal.ts'
import { mail } from './mail.ts'
import { newsletter } from './newsletter.ts'
import { notice } from './notice.ts'
import { order } from './order.ts'
import { parts } from './parts.ts'
import { pictures } from './pictures.ts'
import { player } from './player.ts'
import { privacy } from './privacy.ts'
import { problems } from './problems.ts'
import { product } from './product.ts'
import { shell } from './shell.ts'
import { software } from './software.ts'
import { solutions } from './solutions.ts'
import { ui } from './ui.ts'
import { viewer } from './viewer.ts'

export const korean = {
  account,
  admin,
  careers,
  checkout,
  company,
  contact,
  deviceApi,
  devices,
  faq,
  home,
  legal,
  mail,
  newsletter,
  notice,
  order,
  parts,
  pictures,
  player,
  privacy,
  problems,
  product,
  shell,
  software,
  solutions,
  ui,
  viewer,
} as const
