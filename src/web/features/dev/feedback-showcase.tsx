import { useT } from '#i18n/use-t.ts'

import { Button, ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LoadingState } from '#web/ui/loading-state.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { SixDotLoader } from '#web/ui/six-dot-loader.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Showcase, Specimen, State } from './showcase.tsx'

const PACKAGE = { done: 4, all: 6 }

export function FeedbackShowcase() {
  const t = useT()
  return (
    <Showcase id="waiting" title={t('parts.waiting')}>
      <Specimen title={t('parts.progress')}>
        <SampleProgress />
        <ProgressBar label={t('parts.progressUnknown')} value={null} />
      </Specimen>
      <Specimen title={t('parts.loader')}>
        <State name="56">
          <SixDotLoader label={t('parts.loading')} />
        </State>
        <State name="20">
          <SixDotLoader label={t('parts.loading')} size={20} />
        </State>
      </Specimen>
      <Specimen title={t('parts.skeleton')}>
        <Skeleton label={t('parts.loading')} />
        <Skeleton label={t('parts.loading')} shape="row" lines={2} />
        <Skeleton label={t('parts.loading')} shape="card" />
      </Specimen>
      <Specimen title={t('parts.absence')}>
        <State name={t('parts.empty')}>
          <EmptyState title={t('parts.emptyTitle')} text={t('parts.emptyText')} level={4}>
            <ButtonLink to="#waiting" size="small">
              {t('parts.emptyAction')}
            </ButtonLink>
          </EmptyState>
        </State>
        <State name={t('parts.failed')}>
          <ErrorState title={t('parts.failedTitle')} text={t('parts.failedText')} level={4}>
            <Button size="small" variant="outline">
              {t('parts.failedAction')}
            </Button>
          </ErrorState>
        </State>
        <State name={t('parts.loading')}>
          <LoadingState label={t('parts.loading')} />
        </State>
      </Specimen>
    </Showcase>
  )
}

export function SampleProgress() {
  const t = useT()
  return (
    <ProgressBar
      label={t('parts.progressLabel')}
      value={PACKAGE.done}
      max={PACKAGE.all}
      words={t('parts.progressWords', PACKAGE)}
    />
  )
}
