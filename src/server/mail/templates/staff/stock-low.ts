/** To staff who look after the stock: which cartridges to order. */
import type { EmailPayloads } from '#domain/mail/emails.ts'
import {
  type Block,
  type EmailContent,
  type EmailContext,
  plainEmail,
} from '#server/mail/format/email.ts'

export const stockLow = plainEmail({
  kind: 'stock_low',
  template,
  sample: () => ({
    lines: [
      { serial: 'AC-CI01', kind: 'citrus', name: 'Lemon', free: 3 },
      { serial: 'AC-CI03', kind: 'citrus', name: 'Tangerine', free: 0 },
    ],
    knownCount: 1,
  }),
})

function template(
  { t, url }: EmailContext,
  { lines, knownCount }: EmailPayloads['stock_low'],
): EmailContent {
  const known: Block[] =
    knownCount > 0 ? [{ kind: 'note', text: t('mail.stockLowKnown', { count: knownCount }) }] : []
  return {
    subject: t('mail.stockLowSubject', { count: lines.length }),
    addressee: null,
    blocks: [
      { kind: 'text', text: t('mail.stockLowIntro') },
      {
        kind: 'facts',
        facts: lines.map(({ serial, kind, name, free }) => ({
          label: `${name} (${serial})`,
          value: t('mail.stockLowFree', { count: free }),
          scent: { serial, kind },
        })),
      },
      ...known,
      { kind: 'button', label: t('mail.openConsole'), url: `${url}/admin/stock?show=low` },
    ],
  }
}
