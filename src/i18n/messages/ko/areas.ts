import { account } from './account/account.ts'
import { accountPage } from './account/accountPage.ts'
import { admin } from './console/admin.ts'
import { adminActivity } from './console/adminActivity.ts'
import { adminAudit } from './console/adminAudit.ts'
import { adminBank } from './console/adminBank.ts'
import { adminCampaigns } from './console/adminCampaigns.ts'
import { adminCatalog } from './console/adminCatalog.ts'
import { adminContent } from './console/adminContent.ts'
import { adminCustomers } from './console/adminCustomers.ts'
import { adminFrame } from './console/adminFrame.ts'
import { adminLegal } from './console/adminLegal.ts'
import { adminMessages } from './console/adminMessages.ts'
import { adminOrder } from './console/adminOrder.ts'
import { adminOrders } from './console/adminOrders.ts'
import { adminPacking } from './console/adminPacking.ts'
import { adminPartners } from './console/adminPartners.ts'
import { adminReplacements } from './console/adminReplacements.ts'
import { adminSettings } from './console/adminSettings.ts'
import { adminSheet } from './console/adminSheet.ts'
import { adminSignIn } from './console/adminSignIn.ts'
import { adminStaff } from './console/adminStaff.ts'
import { adminStock } from './console/adminStock.ts'
import { adminToday } from './console/adminToday.ts'
import { adminWebhooks } from './console/adminWebhooks.ts'
import { careers } from './content/careers.ts'
import { company } from './content/company.ts'
import { contact } from './content/contact.ts'
import { faq } from './content/faq.ts'
import { legal } from './content/legal.ts'
import { legalVersions } from './content/legalVersions.ts'
import { newsletter } from './content/newsletter.ts'
import { notice } from './content/notice.ts'
import { privacy } from './content/privacy.ts'
import { mail } from './email/mail.ts'
import { checkout } from './order/checkout.ts'
import { documents } from './order/documents.ts'
import { documentTexts } from './order/documentTexts.ts'
import { draft } from './order/draft.ts'
import { importCharges } from './order/importCharges.ts'
import { order } from './order/order.ts'
import { orders } from './order/orders.ts'
import { sums } from './order/sums.ts'
import { apiDocs } from './product/apiDocs.ts'
import { cartridgeLifetime } from './product/cartridgeLifetime.ts'
import { compatibility } from './product/compatibility.ts'
import { deviceApi } from './product/deviceApi.ts'
import { devices } from './product/devices.ts'
import { finder } from './product/finder.ts'
import { player } from './product/player.ts'
import { product } from './product/product.ts'
import { scents } from './product/scents.ts'
import { software } from './product/software.ts'
import { solutions } from './product/solutions.ts'
import { viewer } from './product/viewer.ts'
import { fieldProblems } from './site/fieldProblems.ts'
import { home } from './site/home.ts'
import { pictures } from './site/pictures.ts'
import { problems } from './site/problems.ts'
import { shell } from './site/shell.ts'
import { ui } from './site/ui.ts'

export const korean = {
  account,
  accountPage,
  admin,
  adminBank,
  adminMessages,
  adminOrder,
  adminOrders,
  adminPacking,
  adminFrame,
  adminContent,
  adminSheet,
  adminSignIn,
  adminStaff,
  adminActivity,
  adminAudit,
  adminCustomers,
  adminPartners,
  adminToday,
  adminWebhooks,
  adminStock,
  adminCatalog,
  adminReplacements,
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
  fieldProblems,
  compatibility,
  finder,
  home,
  importCharges,
  legal,
  cartridgeLifetime,
  mail,
  newsletter,
  notice,
  order,
  orders,
  documentTexts,
  pictures,
  player,
  privacy,
  problems,
  product,
  scents,
  shell,
  software,
  solutions,
  sums,
  ui,
  viewer,
} as const
