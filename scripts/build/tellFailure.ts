/**
 * Runs in each page before its scripts. When a script of the page itself does not come, the page tells so (public/index.html),
 * because no button would work. Those of parts that open later are not deferred: the app tells of them where they are.
 */
export const TELL_FAILURE = `addEventListener('error',({target})=>{
  if(target.defer)document.getElementById('not-loaded').hidden=false
},true)`.replaceAll(/\n\s*/g, '');
