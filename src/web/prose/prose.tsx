/** An editor's text on a page. Its language is given where it is not the page's. */
import { type ComponentType, createElement, Fragment, type ReactNode } from 'react'
import { Link } from 'react-router'

import {
  addressOf,
  type Format,
  fileOf,
  type PictureSize,
  widthsOf,
} from '#domain/uploads/picture.ts'
import type { Locale } from '#shared/locale.ts'

import css from './prose.module.css'
import type { ProseNode } from './prose-nodes.ts'

type Props = {
  nodes: readonly ProseNode[]
  lang?: Locale
  /** The heading level of the text below the page's title: 1 turns its h2 into h3. */
  below?: 0 | 1
  /** Given where texts have figures: their drawings are a script that the other pages do without. */
  figure?: ComponentType<FigureNode>
}

type FigureNode = Extract<ProseNode, { type: 'figure' }>

export function Prose({ nodes, lang, below = 0, figure: Figure }: Props) {
  const blocks = nodes.map((node) =>
    node.type === 'figure' ? Figure && <Figure {...node} /> : oneOf(node, below),
  )
  return (
    <div className={css.prose} lang={lang}>
      {createElement(Fragment, null, ...blocks)}
    </div>
  )
}

/** A text never changes while it is shown, so its parts need no names. */
function shown(nodes: readonly ProseNode[], below: 0 | 1): ReactNode {
  return createElement(Fragment, null, ...nodes.map((node) => oneOf(node, below)))
}

const HEADINGS = ['h2', 'h3', 'h4', 'h5'] as const

function oneOf(node: ProseNode, below: 0 | 1): ReactNode {
  switch (node.type) {
    case 'text':
      // The site's JSX breaks it by phrase.
      return <>{node.value}</>
    case 'code':
      return <code>{node.value}</code>
    case 'codeBlock':
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1).
        <pre tabIndex={0} translate="no">
          <code>{node.value}</code>
        </pre>
      )
    case 'picture':
      return <ProsePicture {...node} />
    case 'figure':
      return null
    case 'rule':
      return <hr />
    case 'break':
      return <br />
    case 'heading': {
      const Heading = HEADINGS[node.depth - 2 + below] ?? 'h5'
      return <Heading>{shown(node.children, below)}</Heading>
    }
    case 'paragraph':
      return <p>{shown(node.children, below)}</p>
    case 'strong':
      return <strong>{shown(node.children, below)}</strong>
    case 'emphasis':
      return <em>{shown(node.children, below)}</em>
    case 'quote':
      return <blockquote>{shown(node.children, below)}</blockquote>
    case 'item':
      return <li>{shown(node.children, below)}</li>
    case 'list':
      return node.isOrdered ? (
        <ol>{shown(node.children, below)}</ol>
      ) : (
        <ul>{shown(node.children, below)}</ul>
      )
    case 'link':
      return node.url.startsWith('/') ? (
        <Link to={node.url}>{shown(node.children, below)}</Link>
      ) : (
        <a href={node.url}>{shown(node.children, below)}</a>
      )
  }
}

/** A line of text is no wider. */
const SIZES = '(min-width: 48rem) 44rem, 100vw'

/** A picture in an editor's text. Its space is reserved, and it is loaded lazily. */
function ProsePicture({ name, width, height, alt }: PictureSize & { alt: string }) {
  const sources = (format: Format) =>
    widthsOf(width)
      .map((wide) => `${fileOf(name, wide, format)} ${wide}w`)
      .join(', ')
  return (
    <picture>
      <source type="image/avif" srcSet={sources('avif')} sizes={SIZES} />
      <source type="image/webp" srcSet={sources('webp')} sizes={SIZES} />
      <img
        src={addressOf(name)}
        srcSet={sources('jpg')}
        sizes={SIZES}
        alt={alt}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
        className={css.picture}
      />
    </picture>
  )
}
