import { channel } from 'node:diagnostics_channel'

// Reaches the workers although Next bundles them apart from the routes.
const leadStored = channel('clinic:lead-stored')

/** Tells the workers that a lead was stored. */
export function publishLeadStored(): void {
  leadStored.publish(undefined)
}

/** Calls back whenever a lead was stored by this process. */
export function onLeadStored(callback: () => void): void {
  leadStored.subscribe(callback)
}
