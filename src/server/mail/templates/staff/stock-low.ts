/** To staff who look after the stock: which cartridges to order. */
import { type Block, plainEmail } from '#server/mail/format/email.ts'

export const stockLow = plainEmail({
  kind: 'stock_low',
  sample: () => ({
    lines: [
      { serial: 'AC-CI01', kind: 'citrus', name: 'Lemon', free: 3 },
      { serial: 'AC-CI03', kind: 'citrus', name: 'Tangerine', free: 0 },
    ],
    knownCount: 1,
  }),
  template({ t, url }, { lines, knownCount }) {
    const known: Block[] =
      knownCount > 0 ? [{ kind: 'note', text: t('mail.stockLowKnown', { count: knownCount }) }] : []
    return {
      subject: t('mail.stockLowSubject', { count: lines.length }),
      blocks: [
        t('mail.stockLowIntro'),
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
  },
})
