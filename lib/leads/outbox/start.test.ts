import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

it('logs no failure when the site is stopped right after its start', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'stopped-'))
  // eslint-disable-next-line no-restricted-syntax -- set before the modules that read it are imported
  process.env['DATA_DIR'] = folder
  const { startOutbox } = await import('#lib/leads/outbox/start')
  const logged = jest.spyOn(console, 'error').mockImplementation()
  const { stop, close } = startOutbox(() => Promise.resolve())
  await stop()
  await close()
  rmSync(folder, { recursive: true })
  expect(logged).not.toHaveBeenCalled()
})
