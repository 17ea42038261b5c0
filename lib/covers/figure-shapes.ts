import type { Figure } from '#content/figures/types'
import { barsCover, levelsCover, ratioCover } from '#lib/covers/columns'
import { dotsCover } from '#lib/covers/dots'
import type { Palette } from '#lib/covers/palette'
import { portionsCover } from '#lib/covers/portions'
import { rowsCover } from '#lib/covers/rows'
import { weekCover } from '#lib/covers/week'

export function figureShapes(figure: Figure, ink: Palette): string {
  switch (figure.form) {
    case 'week':
      return weekCover(figure, ink)
    case 'dots':
      return dotsCover(figure, ink)
    case 'portions':
      return portionsCover(figure, ink)
    case 'scales':
    case 'axis':
      return rowsCover(figure, ink)
    case 'bars':
      return barsCover(figure, ink)
    case 'levels':
      return levelsCover(figure, ink)
    case 'ratio':
      return ratioCover(figure, ink)
  }
}
