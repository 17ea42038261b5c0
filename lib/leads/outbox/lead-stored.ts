import { channel } from 'node:diagnostics_channel'

/** Published when this process stored a lead; reaches the workers although Next bundles them apart from the routes. */
export const leadStored = channel('clinic:lead-stored')
