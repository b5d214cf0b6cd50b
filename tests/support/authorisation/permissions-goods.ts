import {
  changeCampaignFrame,
  changeCampaignTexts,
  createCampaign,
  deleteCampaign,
  hideCampaign,
  listCampaignsAsStaff,
  publishCampaign,
} from '#domain/campaigns/manage-campaigns.server.ts'
import { addEntry, changeEntry, listEntries, viewEntry } from '#domain/catalog/edit-entry.server.ts'
import {
  listPricePlans,
  setPrices,
  withdrawPrice,
} from '#domain/catalog/prices/set-prices.server.ts'
import {
  adjustStock,
  receiveDelivery,
  setLeadTimeDays,
} from '#domain/catalog/stock/adjust-stock.server.ts'
import { listLowStock } from '#domain/catalog/stock/list-low-stock.server.ts'
import { viewStock } from '#domain/catalog/stock/list-stock.server.ts'
import {
  changeContent,
  createContent,
  hideContent,
  moveContent,
  removeContent,
} from '#domain/editing/edit-item.server.ts'
import { deleteDraft as deleteContentDraft, saveText } from '#domain/editing/edit-text.server.ts'
import { listContent, readContent } from '#domain/editing/list-content.server.ts'
import { previewContent } from '#domain/editing/preview-content.server.ts'
import { publishText, unpublishText } from '#domain/editing/publish-text.server.ts'
import {
  deleteLegalVersion,
  saveLegalVersion,
  startLegalVersion,
} from '#domain/legal/draft-version.server.ts'
import { publishLegalVersion, withdrawLegalVersion } from '#domain/legal/publish-version.server.ts'
import { listLegalVersions, viewLegalVersion } from '#domain/legal/view-versions.server.ts'
import { changeSettings } from '#domain/settings/change-settings.server.ts'
import { viewSettings } from '#domain/settings/view-settings.server.ts'
import { changeCountry, listServedCountries } from '#domain/shipping/edit-country.server.ts'
import { saveRates, tryRates, viewRates } from '#domain/shipping/edit-rates.server.ts'
import { ignoreRow, reopenRow } from '#domain/statements/ignore-row.server.ts'
import { importStatement } from '#domain/statements/import-statement.server.ts'
import {
  assignRow,
  confirmExactMatches,
  confirmRow,
  matchAgain,
  sumExactMatches,
} from '#domain/statements/record-rows.server.ts'
import {
  countOpenRows,
  listOpenRows,
  listRowsOfOrder,
  listStatementRowsIn,
  listStatements,
  viewRow,
  viewStatement,
} from '#domain/statements/view-statements.server.ts'
import {
  addPicture,
  describePicture,
  listPictures,
  removePicture,
} from '#domain/uploads/pictures.server.ts'

import { CONTENT, ID, ORDERS, PAGE, type PermissionRow, STAFF } from './use-case.ts'

const ADJUSTMENT = {
  serial: 'X',
  quantity: 1,
  note: '',
  revision: 0,
  key: ID,
  reason: 'arrived' as const,
}
const ENTRY = { input: {}, place: null, revision: '' }
const TRIAL = {
  rows: [],
  country: 'KR',
  prefecture: '',
  packages: { kit: 1, refill: 0 },
  method: 'ems' as const,
}
const TEXT = { kind: 'faq', slug: 'none', locale: 'en' } as const
const WRITTEN = { texts: { question: 'X', answer: 'X' }, revision: '' }
const NO_FACTS = { startDate: null, questionType: null }
const ALT = { en: 'X', ja: 'X', ko: 'X' }

const SPAN = { startsAt: new Date(0), endsAt: new Date(1), page: null }
const CAMPAIGN = { slug: 'none', revision: '' }
const SILENT = { locale: 'en', texts: { before: null, during: null, after: null } } as const
const LEGAL = {
  ...({ document: 'sale', effectiveFrom: '2030-01-01' } as const),
  texts: { en: null, ja: null, ko: null },
}

export const GOODS_ROWS = {
  'statement.process': {
    who: ORDERS,
    asked: {
      importStatement: (ctx) =>
        importStatement(ctx, { bytes: new Uint8Array(), name: '', selected: null }),
      listStatements: (ctx) => listStatements(ctx, PAGE),
      viewStatement: (ctx) => viewStatement(ctx, ID),
      listStatementRows: (ctx) =>
        listStatementRowsIn(ctx, ID, { states: ['queued'], limit: 1, offset: 0 }),
      listOpenRows: (ctx) => listOpenRows(ctx, PAGE),
      countOpenRows,
      viewRow: (ctx) => viewRow(ctx, ID),
      listRowsOfOrder: (ctx) => listRowsOfOrder(ctx, ID),
      matchAgain,
      sumExactMatches: (ctx) => sumExactMatches(ctx, ID),
      confirmRow: (ctx) => confirmRow(ctx, ID, ID),
      confirmExactMatches: (ctx) => confirmExactMatches(ctx, ID, ''),
      assignRow: (ctx) => assignRow(ctx, ID, { orders: [], acceptsDifference: false }),
      ignoreRow: (ctx) => ignoreRow(ctx, ID, 'X'),
      reopenRow: (ctx) => reopenRow(ctx, ID),
    },
  },
  'stock.adjust': {
    who: ORDERS,
    asked: {
      viewStock: (ctx) => viewStock(ctx, 'X', PAGE),
      listLowStock: (ctx) => listLowStock(ctx, 1),
      adjustStock: (ctx) => adjustStock(ctx, ADJUSTMENT),
      receiveDelivery: (ctx) => receiveDelivery(ctx, { lines: [], note: '', key: ID }),
      setLeadTimeDays: (ctx) => setLeadTimeDays(ctx, 'X', { leadTimeDays: 1, revision: null }),
    },
  },
  'catalog.edit': {
    who: STAFF,
    asked: {
      listEntries: (ctx) => listEntries(ctx, { part: 'sdks', text: null }, PAGE),
      viewEntry: (ctx) => viewEntry(ctx, 'sdks', 'X'),
      changeEntry: (ctx) => changeEntry(ctx, { part: 'sdks', key: 'X' }, ENTRY),
      addEntry: (ctx) => addEntry(ctx, 'sdks', { key: 'X', ...ENTRY }),
      listPricePlans,
      listServedCountries,
      viewRates: (ctx) => viewRates(ctx, 'ems'),
    },
  },
  'price.edit': {
    who: ['administrator'],
    asked: {
      setPrices: (ctx) =>
        setPrices(ctx, { productId: 'X', amounts: { jpy: 1 }, startsAt: null, revision: '' }),
      withdrawPrice: (ctx) => withdrawPrice(ctx, 0),
    },
  },
  'shipping.edit': {
    who: ['administrator'],
    asked: {
      saveRates: (ctx) => saveRates(ctx, 'ems', { rows: [], revision: '' }),
      tryRates: (ctx) => tryRates(ctx, TRIAL),
      changeCountry: (ctx) => changeCountry(ctx, 'KR', { zone: '1', isServed: true, revision: '' }),
    },
  },
  'content.edit': {
    who: CONTENT,
    asked: {
      listContent: (ctx) => listContent(ctx, 'faq', PAGE),
      readContent: (ctx) => readContent(ctx, 'faq', 'none'),
      previewContent: (ctx) => previewContent(ctx, 'faq', 'none'),
      createContent: (ctx) =>
        createContent(ctx, 'careers', { name: 'Made', locale: 'en', ...NO_FACTS }),
      changeContent: (ctx) => changeContent(ctx, TEXT, { slug: 'none', ...NO_FACTS, revision: '' }),
      moveContent: (ctx) => moveContent(ctx, TEXT, 'up'),
      saveText: (ctx) => saveText(ctx, TEXT, WRITTEN),
      deleteDraft: (ctx) => deleteContentDraft(ctx, TEXT, ''),
      addPicture: (ctx) => addPicture(ctx, Buffer.alloc(0), ALT),
      describePicture: (ctx) => describePicture(ctx, 'none', ALT),
      listPictures: (ctx) => listPictures(ctx, PAGE),
      removePicture: (ctx) => removePicture(ctx, 'none'),
      listCampaigns: listCampaignsAsStaff,
      createCampaign: (ctx) => createCampaign(ctx, 'x', SPAN),
      changeFrame: (ctx) => changeCampaignFrame(ctx, { ...CAMPAIGN, frame: SPAN }),
      deleteCampaign: (ctx) => deleteCampaign(ctx, CAMPAIGN),
      listLegalVersions,
      viewLegalVersion: (ctx) => viewLegalVersion(ctx, ID),
      startLegalVersion: (ctx) => startLegalVersion(ctx, LEGAL),
      saveLegalVersion: (ctx) =>
        saveLegalVersion(ctx, ID, { ...LEGAL, texts: { en: '', ja: '', ko: '' }, revision: '' }),
      deleteLegalVersion: (ctx) => deleteLegalVersion(ctx, ID),
    },
  },
  'content.publish': {
    who: CONTENT,
    asked: {
      publishText: (ctx) => publishText(ctx, TEXT, WRITTEN),
      unpublishText: (ctx) => unpublishText(ctx, TEXT, ''),
      scheduleText: (ctx) => publishText(ctx, TEXT, WRITTEN, ctx.now),
      hideContent: (ctx) => hideContent(ctx, TEXT, ''),
      removeContent: (ctx) => removeContent(ctx, TEXT, ''),
      viewBackground: (ctx) => viewSettings(ctx, ['home']),
      changeBackground: (ctx) => changeSettings(ctx, { group: 'home', values: {}, revision: '' }),
      changeCampaignTexts: (ctx) => changeCampaignTexts(ctx, { ...CAMPAIGN, ...SILENT }),
      publishCampaign: (ctx) => publishCampaign(ctx, { ...CAMPAIGN, at: null }),
      hideCampaign: (ctx) => hideCampaign(ctx, CAMPAIGN),
    },
  },
  'setting.edit': {
    who: ['administrator'],
    asked: {
      viewSettings: (ctx) => viewSettings(ctx, ['bank']),
      changeSettings: (ctx) => changeSettings(ctx, { group: 'bank', values: {}, revision: '' }),
      publishLegalVersion: (ctx) =>
        publishLegalVersion(ctx, { id: ID, revision: '', opening: LEGAL, filled: (text) => text }),
      withdrawLegalVersion: (ctx) => withdrawLegalVersion(ctx, ID),
    },
  },
} as const satisfies Record<string, PermissionRow>
