import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { openStore } from '#lib/database/open'

let folder: string
let file: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'as-clinic-'))
  file = join(folder, 'clinic.env')
})

afterEach(() => {
  rmSync(folder, { recursive: true })
})

/** Runs a command in a shell whose environment has no settings of the site, as cron does. */
function run(command: string) {
  const own = {
    PATH: process.env['PATH'],
    NODE_ENV: 'test',
    CLINIC_USER: userInfo().username,
    CLINIC_ENV: file,
  } as const
  return spawnSync('sh', ['-c', command], { cwd: tmpdir(), encoding: 'utf8', env: own })
}

const script = `${process.cwd()}/deploy/as-clinic.sh`

it('runs commands with the settings of the unit and of its file, quoted or not', () => {
  writeFileSync(
    file,
    `# comment\n\nSITE_URL='https://clinic.example'\nSMTP_URL=smtp://u:p&x y$HOME@mail.example\nLEADS_EMAIL_TO="a@clinic.example, b@clinic.example"\nDATA_DIR='${folder}/it is here'`,
  )
  expect(run(`sh ${script} staff --help`)).toMatchObject({
    status: 0,
    stderr: '',
    stdout: expect.stringContaining('the desk at https://clinic.example/staff') as string,
  })
  expect(run(`sh ${script} leads outbox`)).toMatchObject({
    status: 1,
    stderr: `There is no store of leads in ${folder}/it is here: is DATA_DIR set as for the site?\n`,
  })
  writeFileSync(file, '')
  // The settings file is empty, so the script uses the DATA_DIR of deploy/clinic@.service.
  expect(run(`sh ${script} leads outbox`).stderr).toMatch(
    existsSync('/var/lib/clinic/leads.sqlite')
      ? /./
      : /^There is no store of leads in \/var\/lib\/clinic:/,
  )
  expect(run(`sh ${script}`)).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('Commands: leads') as string,
  })
})

it('the cron line of docs/operations.md makes a backup and prints nothing', async () => {
  const operations = readFileSync('docs/operations.md', 'utf8')
  const line = /^0 \* \* \* \* root (.*)$/m.exec(operations)?.[1] ?? ''
  writeFileSync(file, `DATA_DIR='${folder}/data'\n`)
  await (await openStore({ folder: join(folder, 'data') })).close()
  const command = line
    .replaceAll('\\%', '%')
    .replace('/srv/clinic/current', process.cwd())
    .replace('/var/backups/clinic', `${folder}/backups`)
  expect(run(command)).toMatchObject({ status: 0, stdout: '', stderr: '' })
  const name = expect.stringMatching(/^\d{4}-\d\d-\d\d-\d\d\.backup(\.sha256)?$/) as string
  expect(readdirSync(join(folder, 'backups'))).toEqual([name, name])
  // The failed command must print a message, because cron mails the output to the administrator.
  writeFileSync(file, `DATA_DIR='${folder}/other'\n`)
  expect(run(command)).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('There is no store') as string,
  })
})
