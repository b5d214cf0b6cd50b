import { Contents } from './contents.tsx'
import css from './docs-page.module.css'
import { Guide } from './guide/guide.tsx'
import { Hero } from './hero.tsx'
import { Calls } from './reference/calls.tsx'
import type { LoadedReference } from './reference/load-reference.server.ts'
import { Objects } from './reference/objects.tsx'

/** The way through it at one side, and to the other first what holds for all calls, then each call. */
export const DocsPage = ({ reference, refusals }: LoadedReference) => (
  <div className={css.page} data-hydrate="eager">
    <Hero />
    <div className={`wrap ${css.columns}`}>
      <Contents groups={reference.groups} />
      <div className={css.text}>
        <Guide refusals={refusals} />
        <Calls groups={reference.groups} />
        <Objects objects={reference.objects} />
      </div>
    </div>
  </div>
)
