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
    <Showcase id="links" title="Ways">
      <Specimen title="Breadcrumbs" layout="wide">
        <Breadcrumbs
          label={t('ui.breadcrumbs')}
          crumbs={[
            { label: 'Home', to: '/' },
            { label: 'Devices', to: '#ways' },
          ]}
          current="Overview"
        />
      </Specimen>
      <Specimen title="Pages of a list" layout="wide">
        <State name="On the first page">
          <Pages number={1} name="On the first page" />
        </State>
        <State name="In the middle">
          <Pages number={4} name="In the middle" />
        </State>
        <State name="On the last page">
          <Pages number={9} name="On the last page" />
        </State>
      </Specimen>
      <Specimen title="Tabs" layout="wide">
        <SampleTabs />
      </Specimen>
      <Specimen title="Steps" layout="wide">
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
      label="Tabs"
      tabs={[
        {
          id: 'overview',
          label: 'Overview',
          content: <p>Six scents in one device, each released on its own.</p>,
        },
        {
          id: 'specs',
          label: 'Specifications',
          content: <p>Everything that can be measured is in one table.</p>,
        },
        {
          id: 'support',
          label: 'Support',
          content: <p>Answers to questions about a device or an order.</p>,
        },
      ]}
    />
  )
}

export function SampleSteps({ label }: { label?: string }) {
  return (
    <StepNavigation
      label={label ?? 'Steps'}
      current="shipping"
      steps={[
        { id: 'customer', label: 'Your details', to: '#ways' },
        { id: 'shipping', label: 'Shipping', to: '#ways' },
        { id: 'confirm', label: 'Confirm', to: null },
        { id: 'pay', label: 'Pay', to: null },
      ]}
    />
  )
}
