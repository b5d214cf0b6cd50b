/** A post with its numbers: what a policy owns is named in braces and filled in when the post is read. */
import type { BlogPost } from '#domain/blog/blog-post.ts'
import { interpolateFacts } from '#i18n/facts.ts'

export function interpolatePost<Post extends Omit<BlogPost, 'changedAt'>>(post: Post): Post {
  const told = (text: string) => interpolateFacts(text, post.locale)
  return {
    ...post,
    title: told(post.title),
    summary: told(post.summary),
    body: told(post.body),
  }
}
