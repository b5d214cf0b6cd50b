/**
 * Resets a used test database to its copy: copying some seven hundred files takes a third of a second, this a tenth
 * of it. The template stores what its tables held. Only tables that were written to are emptied and filled again; a
 * database with changed tables, constraints, triggers or functions is not reused.
 */
import type pg from 'pg'

const OURS = `not in ('pg_catalog', 'information_schema', 'pg_toast', 'pristine', 'payment_sandbox')`

/** A changed definition rewrites its catalogue row in another transaction. */
const SHAPE = `
  select c.oid, c.xmin from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname ${OURS}
  union all
  select a.attrelid, a.xmin from pg_attribute a join pg_class c on c.oid = a.attrelid
  join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and a.attnum > 0 and n.nspname ${OURS}
  union all
  select p.oid, p.xmin from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  where n.nspname ${OURS}
  union all
  select c.oid, c.xmin from pg_constraint c join pg_namespace n on n.oid = c.connamespace
  where n.nspname ${OURS}
  union all
  select t.oid, t.xmin from pg_trigger t join pg_class c on c.oid = t.tgrelid
  join pg_namespace n on n.oid = c.relnamespace where n.nspname ${OURS}`

/** The name of connections that stay open for the next test. */
export const REUSED = 'reused'

/** Above it, the space of deleted rows costs more than a copy. */
const TABLE_BYTES_MAX = 1_000_000

const KEEPS = `
  create schema pristine;

  create function pristine.keep() returns void language plpgsql as $$
  declare it record; holds boolean;
  begin
    for it in select c.oid, n.nspname, c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
              where c.relkind = 'r' and n.nspname ${OURS}
    loop
      execute format('select exists (select 1 from %s)', it.oid::regclass) into holds;
      if holds then
        execute format('create table pristine.%I as table %s', 't' || it.oid, it.oid::regclass);
      end if;
    end loop;
    create table pristine.sequences as select schemaname, sequencename, last_value from pg_sequences;
  end $$;

  create function pristine.shape() returns text language sql as $$
    select md5(string_agg(oid || ' ' || xmin, ',' order by oid, xmin::text)) from (${SHAPE}) parts
  $$;

  -- The timeout of pg_terminate_backend looks ten times a second whether the connection has ended, this a thousand times.
  create procedure pristine.disconnect() language plpgsql as $$
  begin
    loop
      perform pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'
        and application_name <> '${REUSED}';
      exit when not found;
      perform pg_sleep(0.001);
      perform pg_stat_clear_snapshot();
    end loop;
  end $$;

  create function pristine.reset() returns boolean language plpgsql as $$
  declare it record; columns text;
  begin
    if pristine.shape() is distinct from (select shape from pristine.shapes) then return false; end if;
    set local session_replication_role = replica;
    for it in select relid from pg_stat_user_tables
              where schemaname <> 'pristine' and n_tup_ins + n_tup_upd + n_tup_del > 0
    loop
      if pg_relation_size(it.relid) > ${TABLE_BYTES_MAX} then return false; end if;
      execute format('delete from %s', it.relid::regclass);
      if to_regclass('pristine.t' || it.relid) is not null then
        select string_agg(quote_ident(attname), ', ') into columns from pg_attribute
        where attrelid = it.relid and attnum > 0 and attgenerated = '' and not attisdropped;
        execute format('insert into %s (%s) overriding system value select %s from pristine.%I',
                       it.relid::regclass, columns, columns, 't' || it.relid);
      end if;
    end loop;
    perform setval(format('%I.%I', now.schemaname, now.sequencename),
                   coalesce(k.last_value, now.start_value), k.last_value is not null)
    from pg_sequences now left join pristine.sequences k using (schemaname, sequencename)
    where now.last_value is distinct from k.last_value;
    return true;
  end $$;

  select pristine.keep();
  create table pristine.shapes as select pristine.shape() as shape;`

/** Called in the template once it contains what every copy begins with. */
export async function keepContents(pool: pg.Pool): Promise<void> {
  await pool.query(KEEPS)
}

/** False when it can't be reused. Cuts off remaining connections that are not `REUSED`. */
export async function resetDatabase(client: pg.Client): Promise<boolean> {
  await client.query('call pristine.disconnect()')
  const { rows } = await client.query<{ reset: boolean }>('select pristine.reset()')
  // The reset itself must not count as a write next time.
  await client.query('select pg_stat_force_next_flush()')
  await client.query('select pg_stat_reset()')
  return rows[0]?.reset ?? false
}
