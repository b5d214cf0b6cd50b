/** A post with its numbers: what a policy owns is named in braces and filled in when the post is read. */
import type { BlogPost } from '#domain/blog/blog-post.ts'
import { withFacts } from '#i18n/facts.ts'

export function toldPost(post: BlogPost): BlogPost {
  const told = (text: string) => withFacts(text, post.locale)
  return {
    ...post,
    title: told(post.title),
    summary: told(post.summary),
    body: told(post.body),
  }
}
