import { account } from './account.ts'
import { accountPage } from './accountPage.ts'
import { admin } from './admin.ts'
import { adminAudit } from './adminAudit.ts'
import { adminBank } from './adminBank.ts'
import { adminCampaigns } from './adminCampaigns.ts'
import { adminCatalog } from './adminCatalog.ts'
import { adminContent } from './adminContent.ts'
import { adminCustomers } from './adminCustomers.ts'
import { adminFrame } from './adminFrame.ts'
import { adminLegal } from './adminLegal.ts'
import { adminMessages } from './adminMessages.ts'
import { adminOrder } from './adminOrder.ts'
import { adminOrders } from './adminOrders.ts'
import { adminPartners } from './adminPartners.ts'
import { adminPeople } from './adminPeople.ts'
import { adminSettings } from './adminSettings.ts'
import { adminStock } from './adminStock.ts'
import { adminToday } from './adminToday.ts'
import { adminWebhooks } from './adminWebhooks.ts'
import { apiDocs } from './apiDocs.ts'
import { careers } from './careers.ts'
import { checkout } from './checkout.ts'
import { company } from './company.ts'
import { contact } from './contact.ts'
import { deviceApi } from './deviceApi.ts'
import { devices } from './devices.ts'
import { documents } from './documents.ts'
import { draft } from './draft.ts'
import { faq } from './faq.ts'
import { fit } from './fit.ts'
import { home } from './home.ts'
import { legal } from './legal.ts'
import { legalVersions } from './legalVersions.ts'
import { life } from './life.ts'
import { mail } from './mail.ts'
import { newsletter } from './newsletter.ts'
import { notice } from './notice.ts'
import { order } from './order.ts'
import { orders } from './orders.ts'
import { papers } from './papers.ts'
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
  accountPage,
  admin,
  adminBank,
  adminMessages,
  adminOrder,
  adminOrders,
  adminFrame,
  adminContent,
  adminPeople,
  adminAudit,
  adminCustomers,
  adminPartners,
  adminToday,
  adminWebhooks,
  adminStock,
  adminCatalog,
  adminSettings,
  adminCampaigns,
  adminLegal,
  legalVersions,
  apiDocs,
  careers,
  checkout,
  company,
  contact,
  deviceApi,
  devices,
  documents,
  draft,
  faq,
  fit,
  home,
  legal,
  life,
  mail,
  newsletter,
  notice,
  order,
  orders,
  papers,
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
