import { isBuildCurrent } from '#scripts/build-stamp'
import { runCommand } from '#scripts/run-command'

/** Builds the site, as `npm start` does, when there is no build of what is here. @throws Error when that fails. */
export async function makeBuildCurrent(): Promise<void> {
  if (!isBuildCurrent() && (await runCommand('node', ['scripts/build.ts'])) !== 0)
    throw new Error('The site cannot be built: see above')
}
