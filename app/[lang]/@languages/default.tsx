import { PageLanguages } from '#components/layout/page-languages'

/** Every page but an article exists in both languages. */
export default function Languages() {
  return <PageLanguages />
}
