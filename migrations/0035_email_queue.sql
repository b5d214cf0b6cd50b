ALTER TABLE "emails" ADD COLUMN "is_awaited" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "emails" ADD COLUMN "due_at" timestamp with time zone DEFAULT now() + interval '1 minute' NOT NULL;--> statement-breakpoint
ALTER TABLE "emails" ADD COLUMN "taken_by" uuid;--> statement-breakpoint
CREATE INDEX "emails_due" ON "emails" USING btree ("is_awaited","due_at") WHERE "emails"."state" = 'queued';--> statement-breakpoint
-- E-mails that jobs of the version before would have sent are due when their jobs were; what such a process is sending now is left to it for half a minute.
DO $$
BEGIN
  IF to_regclass('pgboss.job') IS NULL THEN
    RETURN;
  END IF;
  -- Reported as lost until now; staff can send them again.
  UPDATE "emails" SET "state" = 'failed', "last_error" = 'its job was lost'
    WHERE "state" = 'queued' AND NOT EXISTS (
      SELECT FROM pgboss.job WHERE "name" IN ('mail.send', 'mail.send_awaited')
        AND job."state" IN ('created', 'retry', 'active') AND "data"->>'emailId' = "emails"."id"::text);
  UPDATE "emails" SET
      "is_awaited" = job."name" = 'mail.send_awaited',
      "due_at" = CASE job."state" WHEN 'active' THEN now() + interval '30 seconds' ELSE job."start_after" END
    FROM pgboss.job
    WHERE "emails"."state" = 'queued' AND job."name" IN ('mail.send', 'mail.send_awaited')
      AND job."state" IN ('created', 'retry', 'active') AND job."data"->>'emailId' = "emails"."id"::text;
  DELETE FROM pgboss.job WHERE "name" IN ('mail.send', 'mail.send_awaited');
END
$$;
