/** What the API is for, a first request, the guides, and every call by area. */
import { useEffect } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'

import { useT } from '#i18n/use-t.ts'
import { useSite } from '#web/root-data.ts'
import { MOVED_SECTIONS, pathOf } from '#web/site/docs-pages.ts'
import { Lead } from '#web/ui/page-header.tsx'

import { CodeTabs } from '../code/code-tabs.tsx'
import type { AreaSummary, DocsOverview } from '../load/load-docs.server.ts'
import { objectId } from '../reference/ids.ts'
import { codeOf } from '../samples/languages.ts'
import type { Sample } from '../samples/sample.ts'
import css from './overview.module.css'

export function Overview({ guides, areas }: DocsOverview) {
  const t = useT()
  useMovedSection(areas)
  return (
    <>
      <Hero />
      <section className={css.part} aria-labelledby="guides">
        <h2 id="guides">{t('apiDocs.guides')}</h2>
        <ul className={css.guides}>
          {guides.map(({ slug, title, description }) => (
            <li key={slug}>
              <Link to={pathOf(slug)}>{title}</Link>
              <p>{description}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className={css.part} aria-labelledby="calls">
        <h2 id="calls">{t('apiDocs.callsTitle')}</h2>
        <p className={css.intro}>{t('apiDocs.callsIntro')}</p>
        {areas.map((area) => (
          <Area key={area.slug} area={area} />
        ))}
      </section>
    </>
  )
}

/** Addresses of the time when the reference was one page: `/api/docs#placeOrder`. */
function useMovedSection(areas: readonly AreaSummary[]): void {
  const navigate = useNavigate()
  const { hash } = useLocation()
  useEffect(() => {
    const to = movedTo(hash.slice(1), areas)
    if (to !== null) void navigate(to, { replace: true })
  }, [hash, areas, navigate])
}

function movedTo(id: string, areas: readonly AreaSummary[]): string | null {
  const guide = MOVED_SECTIONS[id]
  if (guide !== undefined) return pathOf(guide)
  if (id.startsWith('status-')) return `${pathOf('errors')}#statuses`

  const area = areas.find(
    ({ slug, calls, objects }) =>
      id === `calls-${slug}` ||
      calls.some((call) => call.id === id) ||
      objects.some((name) => objectId(name) === id),
  )
  if (area === undefined) return null
  return id.startsWith('calls-') ? pathOf(area.slug) : `${pathOf(area.slug)}#${id}`
}

function Hero() {
  const t = useT()
  const { url } = useSite()
  const sample: Sample = {
    method: 'GET',
    url: `${url}/api/aroma_cartridges_web?page[size]=2&q[kind_eq]=citrus`,
    needsKey: false,
    needsToken: false,
    headers: [],
    body: undefined,
    answer: { data: [{ serial: 'AC-CI01', available: 142 }], meta: { count: 8 } },
    isFile: false,
  }
  return (
    <header className={css.hero}>
      <h1>{t('apiDocs.h1')}</h1>
      <Lead>{t('apiDocs.lead')}</Lead>
      <CodeTabs name={t('apiDocs.goStart')} codeIn={(language) => codeOf(language, sample)} />
      <dl className={css.facts}>
        <div>
          <dt>{t('apiDocs.factBase')}</dt>
          <dd>
            <code>{url}</code>
          </dd>
        </div>
        <div>
          <dt>{t('apiDocs.factFormat')}</dt>
          <dd>{t('apiDocs.factFormatText')}</dd>
        </div>
        <div>
          <dt>{t('apiDocs.factDocument')}</dt>
          <dd>
            <a href="/api/openapi.json" download>
              OpenAPI 3.1
            </a>
            <a href="/api/postman.json" download>
              Postman
            </a>
          </dd>
        </div>
      </dl>
    </header>
  )
}

const Area = ({ area: { slug, title, text, calls } }: { area: AreaSummary }) => (
  <section className={css.area} aria-labelledby={`area-${slug}`}>
    <div>
      <h3 id={`area-${slug}`}>
        <Link to={pathOf(slug)}>{title}</Link>
      </h3>
      <p>{text}</p>
    </div>
    <ul>
      {calls.map(({ id, method, path, title }) => (
        <li key={id}>
          <Link to={`${pathOf(slug)}#${id}`}>
            {title}
            <code>
              <b>{method}</b> {path}
            </code>
          </Link>
        </li>
      ))}
    </ul>
  </section>
)
