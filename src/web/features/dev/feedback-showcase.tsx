import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { SixDotLoader } from '#web/ui/six-dot-loader.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

import { Showcase, Specimen, State } from './showcase.tsx'
import { TEXTS } from './showcase-texts.ts'

const PACKAGE = { done: 4, all: 6 }

export function FeedbackShowcase() {
  return (
    <Showcase id="waiting" title={TEXTS.waiting}>
      <Specimen title={TEXTS.progress}>
        <SampleProgress />
        <ProgressBar label={TEXTS.progressUnknown} value={null} />
      </Specimen>
      <Specimen title={TEXTS.loader}>
        <State name="56">
          <SixDotLoader label={TEXTS.loading} />
        </State>
        <State name="20">
          <SixDotLoader label={TEXTS.loading} size={20} />
        </State>
      </Specimen>
      <Specimen title={TEXTS.skeleton}>
        <Skeleton label={TEXTS.loading} />
        <Skeleton label={TEXTS.loading} shape="row" lines={2} />
        <Skeleton label={TEXTS.loading} shape="card" />
      </Specimen>
      <Specimen title={TEXTS.empty}>
        <EmptyState title={TEXTS.emptyTitle} text={TEXTS.emptyText} level={4}>
          <ButtonLink to="#waiting" size="small">
            {TEXTS.emptyAction}
          </ButtonLink>
        </EmptyState>
      </Specimen>
    </Showcase>
  )
}

export function SampleProgress() {
  return (
    <ProgressBar
      label={TEXTS.progressLabel}
      value={PACKAGE.done}
      max={PACKAGE.all}
      words={TEXTS.progressWords(PACKAGE)}
    />
  )
}
