import { callApi } from '../../api/client.ts'

export async function sendSubscription(email: string): Promise<'success' | 'error' | 'invalid'> {
  const asked = await callApi('POST /v1/subscriptions', { body: { subscription: { email } } })
  if (asked.ok) return 'success'
  return asked.error.fields.includes('subscription.email') ? 'invalid' : 'error'
}
