import { account } from './account.ts'
import { admin } from './admin.ts'
import { checkout } from './checkout.ts'
import { home } from './home.ts'
import { legal } from './legal.ts'
import { mail } from './mail.ts'
import { order } from './order.ts'
import { problems } from './problems.ts'
import { shell } from './shell.ts'
import { ui } from './ui.ts'

export const english = {
  account,
  admin,
  checkout,
  home,
  legal,
  mail,
  order,
  problems,
  shell,
  ui,
} as const

/** The type of every other language. */
export type English = typeof english
