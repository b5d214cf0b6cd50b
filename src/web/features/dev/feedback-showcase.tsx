import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { SixDotLoader } from '#web/ui/six-dot-loader.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

import { Showcase, Specimen, State } from './showcase.tsx'

const PACKAGE = { done: 4, all: 6 }

export function FeedbackShowcase() {
  return (
    <Showcase id="waiting" title="Waiting and absence">
      <Specimen title="Progress">
        <SampleProgress />
        <ProgressBar label="Asking the bank" value={null} />
      </Specimen>
      <Specimen title="Loader">
        <State name="56">
          <SixDotLoader label="Loading" />
        </State>
        <State name="20">
          <SixDotLoader label="Loading" size={20} />
        </State>
      </Specimen>
      <Specimen title="Skeleton">
        <Skeleton label="Loading" />
        <Skeleton label="Loading" shape="row" lines={2} />
        <Skeleton label="Loading" shape="card" />
      </Specimen>
      <Specimen title="Empty">
        <EmptyState title="No orders yet" text="What you order appears here." level={4}>
          <ButtonLink to="#waiting" size="small">
            Choose scents
          </ButtonLink>
        </EmptyState>
      </Specimen>
    </Showcase>
  )
}

export function SampleProgress() {
  return (
    <ProgressBar
      label="Package"
      value={PACKAGE.done}
      max={PACKAGE.all}
      words={`${PACKAGE.done} of ${PACKAGE.all}`}
    />
  )
}
