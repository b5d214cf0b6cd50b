/** Programs of the guides that are more than one call. */
import type { Codes } from '../samples/languages.ts'

const RECEIVE_IN_JAVASCRIPT = `import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { Webhook } from 'standardwebhooks'

const webhook = new Webhook(process.env.WEBHOOK_SECRET)
createServer(async (request, response) => {
  try {
    const event = webhook.verify(await text(request), request.headers)
    console.log(request.headers['webhook-id'], event.type, event.data)
    response.writeHead(204).end()
  } catch {
    response.writeHead(401).end()
  }
}).listen(8080)`

const RECEIVE_IN_TYPESCRIPT = `import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { Webhook } from 'standardwebhooks'

type Event = { id: string; type: string; createdAt: string; data: unknown }

const webhook = new Webhook(process.env.WEBHOOK_SECRET ?? '')
createServer(async (request, response) => {
  try {
    const headers = request.headers as Record<string, string>
    const event = webhook.verify(await text(request), headers) as Event
    console.log(event.id, event.type, event.data)
    response.writeHead(204).end()
  } catch {
    response.writeHead(401).end()
  }
}).listen(8080)`

const RECEIVE_IN_PYTHON = `import os
from flask import Flask, request
from standardwebhooks.webhooks import Webhook, WebhookVerificationError

app = Flask(__name__)
webhook = Webhook(os.environ['WEBHOOK_SECRET'])

@app.post('/')
def receive():
    try:
        event = webhook.verify(request.get_data(), dict(request.headers))
    except WebhookVerificationError:
        return '', 401
    print(request.headers['webhook-id'], event['type'], event['data'])
    return '', 204`

const RECEIVE_IN_PHP = `<?php
require 'vendor/autoload.php';

$webhook = new StandardWebhooks\\Webhook(getenv('WEBHOOK_SECRET'));
try {
    $headers = array_change_key_case(getallheaders());
    $event = $webhook->verify(file_get_contents('php://input'), $headers);
    error_log($headers['webhook-id'] . ' ' . $event['type']);
    http_response_code(204);
} catch (StandardWebhooks\\Exception\\WebhookVerificationException) {
    http_response_code(401);
}`

const VERIFY_IN_JAVASCRIPT = `import { createHmac, timingSafeEqual } from 'node:crypto'

export function isFromShop(secret, headers, rawBody) {
  const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures } = headers
  if (!id || !timestamp || !signatures) return false
  if (Math.abs(Date.now() / 1000 - Number(timestamp)) > 300) return false

  const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
  const expected = createHmac('sha256', key).update(\`\${id}.\${timestamp}.\${rawBody}\`).digest()
  return signatures.split(' ').some((signature) => {
    const given = Buffer.from(signature.replace(/^v1,/, ''), 'base64')
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
}`

const VERIFY_IN_PYTHON = `import base64, hashlib, hmac, time

def is_from_shop(secret: str, headers: dict, raw_body: bytes) -> bool:
    names = ('webhook-id', 'webhook-timestamp', 'webhook-signature')
    message_id, timestamp, signatures = (headers.get(name, '') for name in names)
    if not timestamp.isdecimal() or abs(time.time() - int(timestamp)) > 300:
        return False
    key = base64.b64decode(secret.removeprefix('whsec_'))
    signed = f'{message_id}.{timestamp}.'.encode() + raw_body
    expected = base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest())
    given = (one.removeprefix('v1,').encode() for one in signatures.split())
    return any(hmac.compare_digest(one, expected) for one in given)`

const VERIFY_IN_PHP = `<?php
function isFromShop(string $secret, array $headers, string $rawBody): bool
{
    if (abs(time() - (int) $headers['webhook-timestamp']) > 300) return false;
    $key = base64_decode(substr($secret, strlen('whsec_')));
    $signed = "{$headers['webhook-id']}.{$headers['webhook-timestamp']}.$rawBody";
    $expected = 'v1,' . base64_encode(hash_hmac('sha256', $signed, $key, true));
    foreach (explode(' ', $headers['webhook-signature']) as $given) {
        if (hash_equals($expected, $given)) return true;
    }
    return false;
}`

const REFRESH_IN_JAVASCRIPT = `async function withFreshToken(session, send) {
  const response = await send(session.token)
  if (response.status !== 401 || (await response.clone().json()).error !== 'Token expired') return response

  const renewed = await fetch(\`\${shop}/api/users/\${session.id}/refresh_token\`, {
    headers: { authorization: \`Bearer \${session.token}\` },
  })
  if (!renewed.ok) return response
  session.token = (await renewed.json()).data.token
  return send(session.token)
}`

const REFRESH_IN_PYTHON = `import requests

def with_fresh_token(session, send):
    response = send(session['token'])
    if response.status_code != 401 or response.json().get('error') != 'Token expired':
        return response
    renewed = requests.get(
        f"{shop}/api/users/{session['id']}/refresh_token",
        headers={'authorization': f"Bearer {session['token']}"},
    )
    if not renewed.ok:
        return response
    session['token'] = renewed.json()['data']['token']
    return send(session['token'])`

const REPEAT_IN_JAVASCRIPT = `async function sendOnce(url, init, attempts = 4) {
  const headers = { ...init.headers, 'idempotency-key': crypto.randomUUID() }
  for (let attempt = 1; ; attempt += 1) {
    const response = await fetch(url, { ...init, headers }).catch(() => null)
    const isFinal = response !== null && response.status !== 429 && response.status < 500
    if (isFinal || attempt === attempts) return response

    const seconds = Number(response?.headers.get('retry-after') ?? 2 ** attempt)
    await new Promise((resume) => setTimeout(resume, seconds * 1000))
  }
}`

const REPEAT_IN_PYTHON = `import time, uuid
import requests

def send_once(method, url, headers, json, attempts=4):
    headers = {**headers, 'idempotency-key': str(uuid.uuid4())}
    for attempt in range(1, attempts + 1):
        try:
            response = requests.request(method, url, headers=headers, json=json, timeout=20)
        except (requests.ConnectionError, requests.Timeout):
            response = None
        is_final = response is not None and response.status_code != 429 and response.status_code < 500
        if is_final or attempt == attempts:
            return response
        pause = response.headers.get('retry-after') if response is not None else None
        time.sleep(float(pause or 2**attempt))`

/** By the name that a fenced block gives. */
export const GUIDE_CODES: Readonly<Record<string, Codes>> = {
  'receive-webhook': {
    javascript: RECEIVE_IN_JAVASCRIPT,
    typescript: RECEIVE_IN_TYPESCRIPT,
    python: RECEIVE_IN_PYTHON,
    php: RECEIVE_IN_PHP,
  },
  'verify-by-hand': {
    javascript: VERIFY_IN_JAVASCRIPT,
    python: VERIFY_IN_PYTHON,
    php: VERIFY_IN_PHP,
  },
  'refresh-token': { javascript: REFRESH_IN_JAVASCRIPT, python: REFRESH_IN_PYTHON },
  'repeat-safely': { javascript: REPEAT_IN_JAVASCRIPT, python: REPEAT_IN_PYTHON },
}
