<?php
/** Removes what the plugin has stored, on each site of a network: the address of the service and the choice of consent. Posts keep their blocks and shortcodes. */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

foreach ( array( 'pix_service', 'pix_consent' ) as $option ) {
	delete_option( $option );
}
if ( is_multisite() ) {
	foreach ( get_sites( array( 'fields' => 'ids', 'number' => 0 ) ) as $site ) {
		foreach ( array( 'pix_service', 'pix_consent' ) as $option ) {
			delete_blog_option( $site, $option );
		}
	}
}
