import { PageLanguages } from '#components/layout/page-languages'

/** A page for every path that leads nowhere: other languages lead to their home. */
export default function Languages() {
  return <PageLanguages isNowhere />
}
