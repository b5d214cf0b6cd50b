/** Tables of codes and what they mean. On a phone the cells of a row are one below the other, unless the codes are short. */
import { useT } from '#i18n/use-t.ts'

import { InlineCode } from '../code/inline-code.tsx'
import type { GuideBlock, GuideTable } from './guide-block.ts'
import css from './guide-page.module.css'

const SHORT_CODE = 3

export const CodeTable = ({ head, rows }: GuideTable) => (
  <table
    className={css.table}
    data-short={rows.every(([code = '']) => code.length <= SHORT_CODE) || undefined}
  >
    <thead>
      <tr>
        {head.map((cell) => (
          <th key={cell} scope="col">
            {cell}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([code = '', ...cells]) => (
        <tr key={code}>
          <th scope="row">
            <code>{code}</code>
          </th>
          {cells.map((cell) => (
            <td key={cell}>
              <InlineCode>{cell}</InlineCode>
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)

export function RefusalTable({ refusals }: Extract<GuideBlock, { kind: 'refusals' }>) {
  const t = useT()
  return (
    <CodeTable
      head={[t('apiDocs.codesColumn'), t('apiDocs.statusColumn'), t('apiDocs.sentenceColumn')]}
      rows={refusals.map(({ code, status, sentence }) => [code, `\`${status}\``, sentence])}
    />
  )
}
