import { useT } from '#i18n/use-t.ts'
import { metaOf } from '#shared/page.ts'
import { usePaginationLabels } from '#web/labels/ui-labels.ts'

import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { StepNavigation } from '#web/ui/step-navigation.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { Showcase, Specimen, State } from './showcase.tsx'

const LIST = { count: 86, size: 10 }

export function NavigationShowcase() {
  const t = useT()
  return (
    <Showcase id="links" title={t('parts.navigation')}>
      <Specimen title={t('parts.breadcrumbs')} layout="wide">
        <Breadcrumbs
          label={t('ui.breadcrumbs')}
          crumbs={[
            { label: t('parts.home'), to: '/' },
            { label: t('parts.devices'), to: '#ways' },
          ]}
          current={t('parts.overview')}
        />
      </Specimen>
      <Specimen title={t('parts.pagination')} layout="wide">
        <State name={t('parts.pageFirst')}>
          <Pages number={1} name={t('parts.pageFirst')} />
        </State>
        <State name={t('parts.pageMiddle')}>
          <Pages number={4} name={t('parts.pageMiddle')} />
        </State>
        <State name={t('parts.pageLast')}>
          <Pages number={9} name={t('parts.pageLast')} />
        </State>
      </Specimen>
      <Specimen title={t('parts.tabs')} layout="wide">
        <SampleTabs />
      </Specimen>
      <Specimen title={t('parts.steps')} layout="wide">
        <SampleSteps />
      </Specimen>
    </Showcase>
  )
}

function Pages({ number, name }: { number: number; name: string }) {
  const meta = metaOf({ ...LIST, number })
  const words = usePaginationLabels(meta)
  return (
    <Pagination
      meta={meta}
      hrefOf={() => '#ways'}
      words={{ ...words, label: `${words.label}, ${name}` }}
    />
  )
}

export function SampleTabs() {
  const t = useT()
  return (
    <Tabs
      label={t('parts.tabs')}
      tabs={[
        { id: 'overview', label: t('parts.overview'), content: <p>{t('parts.overviewText')}</p> },
        { id: 'specs', label: t('parts.specs'), content: <p>{t('parts.specsText')}</p> },
        { id: 'support', label: t('parts.support'), content: <p>{t('parts.supportText')}</p> },
      ]}
    />
  )
}

export function SampleSteps({ label }: { label?: string }) {
  const t = useT()
  return (
    <StepNavigation
      label={label ?? t('parts.steps')}
      current="shipping"
      steps={[
        { id: 'customer', label: t('parts.stepCustomer'), to: '#ways' },
        { id: 'shipping', label: t('parts.stepShipping'), to: '#ways' },
        { id: 'confirm', label: t('parts.stepConfirm'), to: null },
        { id: 'pay', label: t('parts.stepPay'), to: null },
      ]}
    />
  )
}
