import { Gauge } from 'prom-client'
import { getSiteStore } from '#lib/database/open'
import type { Db } from '#lib/database/tables'
import { appointmentStatuses } from '#lib/database/tables/appointment'
import { readMachineState } from '#lib/leads/machine-state'
import { log } from '#lib/log'
import { registry } from '#lib/metrics/registry'

// Values that are read from the database and the machine when Prometheus asks.

function makeGauge(name: string, help: string, ...labelNames: string[]): Gauge {
  return new Gauge({ name: `clinic_${name}`, help, labelNames, registers: [registry] })
}

const storeUp = makeGauge('store_up', '1 when the database answered, 0 when it did not')
const storeSeconds = makeGauge('store_query_seconds', 'Time of a small query')
const waitingDeliveries = makeGauge('deliveries', 'Deliveries, by status', 'channel', 'status')
const deliveryAttempts = makeGauge(
  'delivery_attempts',
  'Attempts of the deliveries that are pending',
  'channel',
)
const oldestDelivery = makeGauge(
  'oldest_delivery_seconds',
  'Age of the oldest pending delivery',
  'channel',
)
const leads = makeGauge('leads', 'Leads in the database: new, or suspected spam', 'status')
const appointments = makeGauge('appointments', 'Appointments, by status', 'status')
const backupAge = makeGauge('backup_age_seconds', 'Age of the newest backup in BACKUP_DIR')
const freeDisk = makeGauge('disk_free_ratio', 'Free share of the disk with DATA_DIR')
const certificateDays = makeGauge('certificate_days', 'Days until the certificate of SITE_URL ends')

/** Reads the values again. A database or machine that does not answer leaves its values out. */
export async function readStoreMetrics(now: Date): Promise<void> {
  for (const gauge of [waitingDeliveries, deliveryAttempts, oldestDelivery, leads, appointments])
    gauge.reset()
  for (const status of appointmentStatuses) appointments.set({ status }, 0)
  await Promise.all([readMachineMetrics(now), readDatabaseMetrics(now)])
}

async function readMachineMetrics(now: Date): Promise<void> {
  const machine = await readMachineState()
  for (const gauge of [backupAge, freeDisk, certificateDays]) gauge.remove()
  if (machine.backupAt !== null) backupAge.set((now.getTime() - machine.backupAt) / 1000)
  if (machine.freeDisk !== null) freeDisk.set(machine.freeDisk)
  if (machine.certificateEndsAt !== null)
    certificateDays.set((machine.certificateEndsAt - now.getTime()) / 86_400_000)
}

async function readDatabaseMetrics(now: Date): Promise<void> {
  try {
    const { database } = await getSiteStore()
    const started = performance.now()
    await database.selectFrom('heartbeat').select('id').limit(1).execute()
    storeSeconds.set((performance.now() - started) / 1000)
    await Promise.all([
      readDeliveryMetrics(database, now),
      readCountsByStatus(database, 'lead', leads),
      readCountsByStatus(database, 'appointment', appointments),
    ])
    storeUp.set(1)
  } catch (error) {
    log.error('metrics-not-read', error)
    storeUp.set(0)
  }
}

async function readDeliveryMetrics(db: Db, now: Date): Promise<void> {
  const rows = await db
    .selectFrom('delivery')
    .where('status', '<>', 'delivered')
    .select(({ fn }) => [
      'channel',
      'status',
      fn.countAll<number>().as('count'),
      fn.sum<number>('attempts').as('attempts'),
      fn.min('createdAt').as('oldest'),
    ])
    .groupBy(['channel', 'status'])
    .execute()
  for (const { channel, status, count, attempts, oldest } of rows) {
    waitingDeliveries.set({ channel, status }, count)
    if (status !== 'pending') continue
    deliveryAttempts.set({ channel }, attempts)
    oldestDelivery.set({ channel }, (now.getTime() - Date.parse(oldest)) / 1000)
  }
}

/** Sets a gauge to the numbers of rows of a table, by status. */
async function readCountsByStatus(
  db: Db,
  table: 'lead' | 'appointment',
  gauge: Gauge,
): Promise<void> {
  const rows = await db
    .selectFrom(table)
    .select(({ fn }) => ['status', fn.countAll<number>().as('count')])
    .groupBy('status')
    .execute()
  for (const { status, count } of rows) gauge.set({ status }, count)
}
