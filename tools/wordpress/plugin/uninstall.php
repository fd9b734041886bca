<?php
/** Removes what the plugin has stored: the address of the service and the choice of consent. Posts keep their blocks and shortcodes. */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

delete_option( 'pix_service' );
delete_option( 'pix_consent' );
