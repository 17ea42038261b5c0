import { toReturnPath, createSignInPath } from '#lib/auth/desk-paths'

it('leads back to pages of the desk and nowhere else', () => {
  expect(toReturnPath('/staff/all?status=new&page=2')).toBe('/staff/all?status=new&page=2')
  expect(toReturnPath('/staff/day?day=2026-11-23#result-7')).toBe(
    '/staff/day?day=2026-11-23#result-7',
  )
  const others = [
    'https://evil.example/staff',
    '//evil.example/staff',
    '/staffx',
    '/ua',
    '/staff/..//evil.example',
    '/\\evil.example/staff',
    '',
    null,
    ['/staff/all'],
    '/staff/sign-in?to=/staff',
    '/staff/join',
  ]
  for (const other of others) expect(toReturnPath(other)).toBe('/staff')
  expect(createSignInPath('/staff/all?lead=1284')).toBe(
    '/staff/sign-in?to=%2Fstaff%2Fall%3Flead%3D1284',
  )
  expect(createSignInPath(null)).toBe('/staff/sign-in')
})
