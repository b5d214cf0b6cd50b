/** How the text will look, read by the site's own parser on the server. Without JavaScript a button shows it. */
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'

import { useT } from '#i18n/use-t.ts'
import type { Locale } from '#shared/locale.ts'
import { Figure } from '#web/figures/figure.tsx'
import { Prose } from '#web/prose/prose.tsx'
import type { ProseNode } from '#web/prose/prose-nodes.ts'

import panel from '../parts/panel.module.css'
import css from './content.module.css'
import { type ContentErrors, QUIET_PARAM, type TextPreview } from './content.ts'

/** After the last key. */
const REST_MS = 600

export function useTextPreview(action: string, first: readonly ProseNode[]) {
  const fetcher = useFetcher<TextPreview | ContentErrors | null>()
  const { submit } = fetcher
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  function onInput({ currentTarget }: FormEvent<HTMLFormElement>): void {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      const input = new FormData(currentTarget)
      input.set('intent', 'preview_text')
      void submit(input, { method: 'post', action: `${action}&${QUIET_PARAM}=1` })
    }, REST_MS)
  }

  const nodes = fetcher.data?.kind === 'previewed' ? fetcher.data.nodes : first
  return { nodes, onInput }
}

type PaneProps = { nodes: readonly ProseNode[]; locale: Locale; children: ReactNode }

/** Next to the form. After an edit conflict it also shows the text that was saved meanwhile. */
export function TextPreviewPane({ nodes, locale, children }: PaneProps) {
  const t = useT()
  return (
    <section
      className={css.side}
      data-urgent={Boolean(children) || undefined}
      aria-labelledby="preview-title"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1).
      tabIndex={0}
    >
      {children}
      <div className={css.preview} data-theme="chalk">
        <h3 id="preview-title">{t('adminContent.previewTitle')}</h3>
        {nodes.length === 0 ? (
          <p className={panel.quiet}>{t('adminContent.previewEmpty')}</p>
        ) : (
          <Prose nodes={nodes} lang={locale} below={1} figure={Figure} />
        )}
      </div>
    </section>
  )
}
