import { useT } from '#i18n/use-t.ts'
import { metaOf } from '#shared/page.ts'
import { usePaginationLabels } from '#web/labels/ui-labels.ts'
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { StepNavigation } from '#web/ui/step-navigation.tsx'
import { Tabs } from '#web/ui/tabs.tsx'

import { Showcase, Specimen, State } from './showcase.tsx'
import { TEXTS } from './showcase-texts.ts'

const LIST = { count: 86, size: 10 }

export function NavigationShowcase() {
  const t = useT()
  return (
    <Showcase id="links" title={TEXTS.navigation}>
      <Specimen title={TEXTS.breadcrumbs} layout="wide">
        <Breadcrumbs
          label={t('ui.breadcrumbs')}
          crumbs={[
            { label: TEXTS.home, to: '/' },
            { label: TEXTS.devices, to: '#ways' },
          ]}
          current={TEXTS.overview}
        />
      </Specimen>
      <Specimen title={TEXTS.pagination} layout="wide">
        <State name={TEXTS.pageFirst}>
          <Pages number={1} name={TEXTS.pageFirst} />
        </State>
        <State name={TEXTS.pageMiddle}>
          <Pages number={4} name={TEXTS.pageMiddle} />
        </State>
        <State name={TEXTS.pageLast}>
          <Pages number={9} name={TEXTS.pageLast} />
        </State>
      </Specimen>
      <Specimen title={TEXTS.tabs} layout="wide">
        <SampleTabs />
      </Specimen>
      <Specimen title={TEXTS.steps} layout="wide">
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
  return (
    <Tabs
      label={TEXTS.tabs}
      tabs={[
        { id: 'overview', label: TEXTS.overview, content: <p>{TEXTS.overviewText}</p> },
        { id: 'specs', label: TEXTS.specs, content: <p>{TEXTS.specsText}</p> },
        { id: 'support', label: TEXTS.support, content: <p>{TEXTS.supportText}</p> },
      ]}
    />
  )
}

export function SampleSteps({ label }: { label?: string }) {
  return (
    <StepNavigation
      label={label ?? TEXTS.steps}
      current="shipping"
      steps={[
        { id: 'customer', label: TEXTS.stepCustomer, to: '#ways' },
        { id: 'shipping', label: TEXTS.stepShipping, to: '#ways' },
        { id: 'confirm', label: TEXTS.stepConfirm, to: null },
        { id: 'pay', label: TEXTS.stepPay, to: null },
      ]}
    />
  )
}
