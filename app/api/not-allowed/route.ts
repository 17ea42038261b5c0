/** Where `refuseWriting` leads what would write to a page or a file. */
function notAllowed(): Response {
  return Response.json({ code: 'method-not-allowed' }, { status: 405, headers: { Allow: 'GET, HEAD' } })
}

export { notAllowed as POST, notAllowed as PUT, notAllowed as PATCH, notAllowed as DELETE, notAllowed as OPTIONS }
