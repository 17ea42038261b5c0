function notFound(): Response {
  return Response.json(
    { code: 'not-found' },
    { status: 404, headers: { 'Cache-Control': 'no-store' } },
  )
}

export { notFound as GET, notFound as POST }
