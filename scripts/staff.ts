/** Who may enter the console. The first administrator is created here; there is no default password. */
import { parseArgs } from 'node:util'

import { Email, PersonName } from '#shared/text-schema.ts'

import { STAFF_ROLES } from '../src/domain/accounts/role.ts'
import { createStaff } from '../src/domain/accounts/staff/staff-create.server.ts'
import { listStaff } from '../src/domain/accounts/staff/staff-list.server.ts'
import { removeStaff } from '../src/domain/accounts/staff/staff-remove.server.ts'
import type { Context } from '../src/domain/context.ts'
import { type Environment, readEnvironment } from '../src/server/config/env.ts'
import { runCommand, say, UsageError } from './command.ts'
import { COMMANDS } from './commands.ts'
import { inShop } from './in-shop.ts'

type Command =
  | { name: 'list' }
  | { name: 'remove'; email: string }
  | { name: 'create'; wanted: Parameters<typeof createStaff>[1] }

function readCommand(args: string[]): Command {
  const { values, positionals } = parse(args)
  const [name, ...more] = positionals
  if (more.length > 0) throw new UsageError(`What is "${more[0]}"?`)
  if (name === 'list') {
    if (Object.keys(values).length > 0) throw new UsageError('"list" takes no options.')
    return { name }
  }
  if (name !== 'create' && name !== 'remove') {
    throw new UsageError('Say "create", "remove" or "list".')
  }
  const email = Email.safeParse(values.email ?? '')
  if (!email.success) throw new UsageError('--email must be an e-mail address.')
  if (name === 'create') return { name, wanted: wantedIn(values, email.data) }

  if (Object.keys(values).length > 1) throw new UsageError('"remove" takes --email alone.')
  return { name, email: email.data }
}

function wantedIn(values: ReturnType<typeof parse>['values'], email: string) {
  const role = STAFF_ROLES.find((known) => known === values.role)
  if (!role) throw new UsageError(`--role must be one of: ${STAFF_ROLES.join(', ')}.`)
  const person = PersonName.safeParse(values.name ?? '')
  if (!person.success) throw new UsageError('--name must be one line of at most 100 characters.')

  const clearsOneTimePassword = values['new-device'] ?? false
  return { email, role, name: person.data || null, clearsOneTimePassword }
}

function parse(args: string[]) {
  const options = {
    email: { type: 'string' },
    role: { type: 'string' },
    name: { type: 'string' },
    'new-device': { type: 'boolean' },
  } as const
  return parseArgs({ args, allowPositionals: true, options })
}

async function run(args: string[]): Promise<void> {
  const command = readCommand(args)
  const env = readEnvironment(process.env)
  await inShop(env, (ctx) => obey(command, ctx, env))
}

async function obey(command: Command, ctx: Context, env: Environment): Promise<void> {
  if (command.name === 'list') return list(ctx)
  if (command.name === 'remove') return remove(ctx, command.email)

  const made = await createStaff(ctx, command.wanted)
  if (!made.ok) throw new Error(made.error)
  const { token, minutes } = made.value
  const url = env.publicUrl ?? `http://localhost:${env.port}`
  say(`${command.wanted.email} is ${command.wanted.role} now.`)
  say(`This link signs in once, within ${minutes} minutes:`)
  say(`${url}/admin/sign-in/${token}`)
}

async function remove(ctx: Context, email: string): Promise<void> {
  const removed = await removeStaff(ctx, email)
  if (!removed.ok) throw new Error(`${email} is not staff.`)
  say(`${email} is not staff any more, and signed out everywhere.`)
}

async function list(ctx: Context): Promise<void> {
  const listed = await listStaff(ctx)
  if (!listed.ok) throw new Error(listed.error)
  if (listed.value.length === 0) say('No one may enter the console yet.')
  for (const { email, name, role, isEnrolled } of listed.value) {
    const device = isEnrolled ? 'one-time password set up' : 'not signed in yet'
    say([email, role, name, device].filter(Boolean).join('  '))
  }
}

await runCommand(run, { usage: COMMANDS.staff.usage, failed: 'Nothing was changed' })
