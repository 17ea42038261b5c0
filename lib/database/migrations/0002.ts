import { PostgresAdapter, sql, type Kysely } from 'kysely'

// Migration 0001 keeps the earlier appointment of a lead only after `came`. From this migration on,
// an appointment that the person missed is kept too. The statistics and the plan of the day would
// otherwise lose the missed appointment when the lead is booked again.

const keepEarlierAppointment = `INSERT INTO earlier_appointment (lead_id, appointment_id)
    SELECT NEW.id, id FROM appointment WHERE id = OLD.appointment_id AND status IN ('came', 'missed')`
const forgetEarlierAppointment = `DELETE FROM earlier_appointment
    WHERE lead_id = NEW.id AND appointment_id = NEW.appointment_id`
const deleteLeftAppointment = `DELETE FROM appointment WHERE id = OLD.appointment_id
    AND NOT EXISTS (SELECT 1 FROM lead WHERE appointment_id = OLD.appointment_id)
    AND NOT EXISTS (SELECT 1 FROM earlier_appointment WHERE appointment_id = OLD.appointment_id)`

const sqliteCommands = [
  `DROP TRIGGER appointment_left`,
  `CREATE TRIGGER appointment_left AFTER UPDATE OF appointment_id ON lead
    WHEN OLD.appointment_id IS NOT NEW.appointment_id
    BEGIN ${keepEarlierAppointment}; ${forgetEarlierAppointment}; ${deleteLeftAppointment}; END`,
]

const postgresCommands = [
  `CREATE OR REPLACE FUNCTION replace_appointment() RETURNS trigger LANGUAGE plpgsql
    AS $$ BEGIN ${keepEarlierAppointment}; ${forgetEarlierAppointment}; ${deleteLeftAppointment};
    RETURN NULL; END $$`,
]

/** Keeps missed appointments in `earlier_appointment` when a lead gets another appointment. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  for (const command of isPostgres ? postgresCommands : sqliteCommands)
    await sql.raw(command).execute(db)
}
