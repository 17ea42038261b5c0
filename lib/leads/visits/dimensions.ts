import { cutText } from '#lib/leads/clean-text'

/** Parameters of a campaign that are counted; click ids tell a person apart, so they are not. */
export const campaignDimensions = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content'] as const

/** What is known of a visit by a campaign; `landing` is the page that its link led to. */
const touchDimensions = [...campaignDimensions, 'landing'] as const
type TouchDimension = (typeof touchDimensions)[number]

/** What statistics can be broken down by. */
export const dimensions = [...touchDimensions, 'page', 'language', 'package', 'day'] as const
export type Dimension = (typeof dimensions)[number]

/** The campaign visits that are told apart: the first of a browser and the latest. */
export const touches = ['first', 'last'] as const
export type Touch = (typeof touches)[number]

export const isTouchDimension = (by: Dimension): by is TouchDimension => touchDimensions.some((each) => each === by)

/** Longest value of a dimension, in characters. */
export const maxLength = 100

/** A parameter as statistics count it: Google and google are one. */
export const foldParameter = (text: string): string => cutText(text, maxLength).toLowerCase()

/** A value of a dimension as statistics count it: parameters folded, everything else as it is. */
export const foldValue = (by: Dimension, value: string): string =>
  campaignDimensions.some((each) => each === by) ? foldParameter(value) : value
