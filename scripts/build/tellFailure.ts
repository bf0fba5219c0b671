/**
 * Runs in each page before its scripts, after `KEEP_PRESS`. When a script of the page itself does not come, or fails before
 * the app is there, the page tells so (public/index.html), because no button would work. Scripts of parts that open later
 * are not deferred: the app tells of them where they are. What extensions of the browser do wrong is not ours.
 */
export const TELL_FAILURE = `{
  function tell(){
    document.getElementById('not-loaded').hidden=false;
    keptPress.drop()
  }
  addEventListener('error',({target,filename})=>{
    if(target.defer||keptPress.isWaiting&&filename?.startsWith(location.origin+'/assets/'))tell()
  },true);
  addEventListener('unhandledrejection',()=>{
    if(keptPress.isWaiting)tell()
  })
}`.replaceAll(/\n\s*/g, '');
